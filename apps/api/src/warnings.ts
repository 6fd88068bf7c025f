import type { Env } from "./env.ts";

type WarningInput = Pick<
  Env,
  "production" | "sandboxGateway" | "gatewayAccounts" | "messageAccounts" | "devOutbox"
>;

/** Warnings about missing features of this configuration, each with a hint how to change it. */
export function warningsOf({
  production,
  sandboxGateway,
  gatewayAccounts,
  messageAccounts,
  devOutbox,
}: WarningInput): string[] {
  const warnings: string[] = [];
  const { razorpay, stripe } = gatewayAccounts;
  if (!sandboxGateway && !razorpay && !stripe) {
    warnings.push(
      "Payments are not possible: no payment gateway is connected (RAZORPAY_KEY_ID, STRIPE_SECRET_KEY); SANDBOX_GATEWAY=on enables test payments only.",
    );
  }
  if (!devOutbox && !messageAccounts.msg91 && !messageAccounts.twilio) {
    const hint = production ? "" : "; DEV_OUTBOX=on shows one-time codes to everyone at /dev/outbox";
    warnings.push(
      `Signing in is not possible: no provider sends one-time codes to phones (TWILIO_ACCOUNT_SID, MSG91_AUTH_KEY)${hint}.`,
    );
  }
  return warnings;
}
