import type { Logger } from "pino";
import { Webhook } from "standardwebhooks";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { inRequest } from "../log/request-scope.ts";
import { findPartner } from "../partners/partners.queries.ts";
import type { PostOutside } from "../remote/post-outside.ts";
import type { Vault } from "../vault/create-vault.ts";
import {
  claimDue,
  partnersWithDue,
  recordAttempt,
  type StoredPartnerEvent,
} from "./partner-events.queries.ts";
import { openWebhookSecret } from "./webhook-secret.ts";

interface DeliveryParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  log: Logger;
  /** How the servers of partners are reached. */
  postToPartner: PostOutside;
}

const TIMEOUT_MS = 10_000;
const neverAborted = new AbortController().signal;

/** Sends the due events of all partners, until stopped. Returns how many. */
export async function deliverPartnerEvents(parts: DeliveryParts, stop = neverAborted): Promise<number> {
  const waiting = await partnersWithDue(parts.db, parts.clock());
  const counts = await Promise.all(waiting.map((partnerId) => deliverTo(parts, partnerId, stop)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** It ends with the first failure: a partner whose server does not respond delays the others by one attempt only. */
async function deliverTo(parts: DeliveryParts, partnerId: string, stop: AbortSignal): Promise<number> {
  let count = 0;
  while (!stop.aborted) {
    const event = await claimDue(parts.db, partnerId, parts.clock());
    if (!event) break;
    count++;
    const isDelivered = await inRequest(event.requestId, () => deliver(parts, event, stop));
    if (!isDelivered) break;
  }
  return count;
}

/** Makes an attempt and records it. Returns whether the event was delivered. */
async function deliver(parts: DeliveryParts, event: StoredPartnerEvent, stop: AbortSignal): Promise<boolean> {
  const result = await send(parts, event, stop);
  // An attempt that was interrupted by the end of the process is repeated after its lease.
  if (stop.aborted) return false;
  const isDelivered = /^2\d\d$/.test(result);
  if (!isDelivered) {
    const { id: eventId, partnerId, orderId, attempts } = event;
    const details = { eventId, partnerId, orderId, attempts, result };
    parts.log.warn(details, "a partner did not take an event");
  }
  await recordAttempt(parts.db, event, { isDelivered, result, at: parts.clock() });
  return isDelivered;
}

/** The status of the response, or the code of the error. */
async function send(
  { db, vault, clock, postToPartner }: DeliveryParts,
  { id, partnerId, body }: StoredPartnerEvent,
  stop: AbortSignal,
): Promise<string> {
  const partner = await findPartner(db, partnerId);
  if (!partner?.webhookUrl || partner.webhookSecretSealed === null) return "no address";
  const secret = openWebhookSecret(vault, partnerId, partner.webhookSecretSealed);
  const at = clock();
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, at, body),
  };
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return String(await postToPartner(new URL(partner.webhookUrl), { headers, body, signal }));
  } catch (error) {
    // Whatever goes wrong with their server is a failed attempt of this event.
    return codeOf(error, signal);
  }
}

const codeOf = (error: unknown, signal: AbortSignal): string => {
  if (signal.aborted) return "timeout";
  return error instanceof Error && "code" in error ? String(error.code) : "network error";
};
