import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { type SandboxWebhook, settleWebhook, takeWebhook } from "./sandbox.queries.ts";
import { sandboxSecret } from "./sandbox-gateway.ts";
import { sign } from "./signature.ts";

interface DeliveryParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  log: Logger;
  apiOrigin: string;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

const PATIENCE_MS = 10_000;
/** With waits that double up to an hour this is about a day. */
const LAST_ATTEMPT = 36;

const never = new AbortController().signal;

/** Brings the events that are due to the shop over HTTP, as a real gateway does, until stopped. Returns how many. */
export async function deliverWebhooks(parts: DeliveryParts, stop: AbortSignal = never): Promise<number> {
  let taken = 0;
  while (!stop.aborted) {
    const webhook = await takeWebhook(parts.db, parts.clock());
    if (!webhook) break;
    taken++;
    await deliver(parts, webhook, stop);
  }
  return taken;
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
    signal: AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]),
    redirect: "error",
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    // No answer at all: the shop is down or slow, and the event is brought again.
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
      "a sandbox webhook was not taken",
    );
  }
  await settleWebhook(db, webhook.id, { dueAt: isLast ? null : new Date(at.getTime() + wait) });
}
