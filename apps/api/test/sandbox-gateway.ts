import { randomUUID } from "node:crypto";
import type { AppParts } from "../src/app.ts";
import { runOutbox } from "../src/outbox/run-outbox.ts";
import { deliverWebhooks } from "../src/payments/sandbox/deliver-webhooks.ts";
import type { Act } from "../src/payments/sandbox/sandbox.rules.ts";
import { sandboxSecret } from "../src/payments/sandbox/sandbox-gateway.ts";
import { sign } from "../src/payments/timed-signature.ts";
import type { Vault } from "../src/vault/create-vault.ts";
import type { Send } from "./shopper.ts";

/** Submits the sandbox gateway's page as a buyer does. */
export const submitGatewayPage = (send: Send, redirectUrl: string | null, act: Act, method?: string) => {
  const { pathname, search } = new URL(redirectUrl ?? "");
  return send(`${pathname}${search}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams({ act, ...(method && { method }) })),
  });
};

/** Delivers the gateway's webhooks that are due: payments become known, the jobs after them wait. */
export function deliverPayments(parts: AppParts, send: Send): Promise<number> {
  const fetch: typeof globalThis.fetch = async (url, init) => send(new URL(String(url)).pathname, init);
  return deliverWebhooks({ ...parts, fetch });
}

/** Runs the jobs that are due: delivers webhooks and processes the outbox. */
export async function runJobs(parts: AppParts, send: Send): Promise<void> {
  await deliverPayments(parts, send);
  await runOutbox(parts);
}

interface WebhookEvent {
  orderId: string;
  status: string;
  amount: number;
  currency?: string;
  id?: string;
  paymentId?: string;
}

/** A signed webhook of the sandbox gateway. */
export function webhook(vault: Vault, at: Date, event: WebhookEvent): RequestInit {
  const {
    id = `evt_${randomUUID()}`,
    orderId,
    status,
    amount,
    currency = "inr",
    paymentId = "sbp_1",
  } = event;
  const raw = new TextEncoder().encode(
    JSON.stringify({
      ...{ id, created_at: at.toISOString(), order_id: orderId, payment_id: paymentId },
      ...{ status, amount, currency, method: "upi", bank_reference: "123456789012" },
    }),
  );
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-sandbox-signature": sign(sandboxSecret(vault), raw, at),
    },
    body: raw,
  };
}

export const webhookPath = "/noauth-api/v1/payment/webhook/sandbox";
