import { randomUUID } from "node:crypto";
import type { AppParts } from "../src/app.ts";
import { runOutbox } from "../src/outbox/run-outbox.ts";
import { deliverWebhooks } from "../src/payments/sandbox/deliver-webhooks.ts";
import type { Act } from "../src/payments/sandbox/sandbox.rules.ts";
import { sandboxSecret } from "../src/payments/sandbox/sandbox-gateway.ts";
import { sign } from "../src/payments/sandbox/signature.ts";
import type { Vault } from "../src/vault/create-vault.ts";
import type { Send } from "./shopper.ts";

/** Does on the gateway's page what a buyer does there. */
export const choose = (send: Send, redirectUrl: string | null, act: Act, method?: string) => {
  const { pathname, search } = new URL(redirectUrl ?? "");
  return send(`${pathname}${search}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams({ act, ...(method && { method }) })),
  });
};

/** Lets the jobs of a process do what is due: events are delivered, and what follows from them is done. */
export async function runJobs(parts: AppParts, send: Send): Promise<void> {
  const fetch: typeof globalThis.fetch = async (url, init) => send(new URL(String(url)).pathname, init);
  await deliverWebhooks({ ...parts, fetch });
  await runOutbox(parts);
}

interface Told {
  orderId: string;
  status: string;
  amount: number;
  currency?: string;
  id?: string;
  paymentId?: string;
}

/** A webhook of the practice gateway, signed as it signs them. */
export function webhook(vault: Vault, at: Date, told: Told): RequestInit {
  const { id = `evt_${randomUUID()}`, orderId, status, amount, currency = "inr", paymentId = "sbp_1" } = told;
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
