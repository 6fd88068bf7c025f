import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { sign } from "../timed-signature.ts";
import { claimDueWebhook, type SandboxWebhook, settleWebhook } from "./sandbox.queries.ts";
import { sandboxSecret } from "./sandbox-gateway.ts";

interface DeliveryParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  log: Logger;
  apiOrigin: string;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

const TIMEOUT_MS = 10_000;
/** With intervals that double up to an hour, retries last about a day. */
const LAST_ATTEMPT = 36;

const neverAborted = new AbortController().signal;

/** Sends due webhooks to the shop over HTTP, as a real gateway does, until stopped. Returns how many. */
export async function deliverWebhooks(
  parts: DeliveryParts,
  stop: AbortSignal = neverAborted,
): Promise<number> {
  let count = 0;
  while (!stop.aborted) {
    const webhook = await claimDueWebhook(parts.db, parts.clock());
    if (!webhook) break;
    count++;
    await deliver(parts, webhook, stop);
  }
  return count;
}

async function deliver(
  { db, vault, clock, log, apiOrigin, fetch = globalThis.fetch }: DeliveryParts,
  webhook: SandboxWebhook,
  stop: AbortSignal,
) {
  const raw = new TextEncoder().encode(webhook.body);
  const status = await fetch(`${apiOrigin}/noauth-api/v1/payment/webhook/sandbox`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-sandbox-signature": sign(sandboxSecret(vault), raw, clock()),
    },
    body: raw,
    signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    redirect: "error",
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    // No response: the shop is down or slow, and the webhook is retried.
    () => 0,
  );
  const at = clock();
  if (status >= 200 && status < 300) {
    await settleWebhook(db, webhook.id, { dueAt: null, deliveredAt: at });
    return;
  }
  const wait = Math.min(2 ** (webhook.attempts - 1), 3600) * 1000;
  const isLast = webhook.attempts >= LAST_ATTEMPT;
  if (!stop.aborted) {
    log.warn(
      { webhookId: webhook.id, status, attempts: webhook.attempts },
      "a sandbox webhook was not accepted",
    );
  }
  await settleWebhook(db, webhook.id, { dueAt: isLast ? null : new Date(at.getTime() + wait) });
}
