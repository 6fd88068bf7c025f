import type { Env } from "./env.ts";

type WarningInput = Pick<Env, "production" | "sandboxGateway" | "devOutbox">;

/** Warnings about missing features of this configuration, each with a hint how to change it. */
export function warningsOf({ production, sandboxGateway, devOutbox }: WarningInput): string[] {
  const warnings: string[] = [];
  if (!sandboxGateway) {
    warnings.push(
      "Nothing can be paid: no payment gateway is connected; SANDBOX_GATEWAY=on takes play money only.",
    );
  }
  if (!devOutbox) {
    const hint = production ? "" : "; DEV_OUTBOX=on shows them to everybody at /dev/outbox";
    warnings.push(`Nobody can sign in: no provider takes one-time codes to phones${hint}.`);
  }
  return warnings;
}
