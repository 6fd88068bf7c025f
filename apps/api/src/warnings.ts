import type { Env } from "./env.ts";

type Told = Pick<Env, "production" | "sandboxGateway" | "devOutbox">;

/** What this process cannot do as it was started, each in a sentence that says how to change it. */
export function warningsOf({ production, sandboxGateway, devOutbox }: Told): string[] {
  const warnings: string[] = [];
  if (!sandboxGateway) {
    warnings.push(
      "Nothing can be paid: no payment gateway is connected; SANDBOX_GATEWAY=on takes play money only.",
    );
  }
  if (!devOutbox) {
    const way = production ? "" : "; DEV_OUTBOX=on shows them to everybody at /dev/outbox";
    warnings.push(`Nobody can sign in: no provider takes one-time codes to phones${way}.`);
  }
  return warnings;
}
