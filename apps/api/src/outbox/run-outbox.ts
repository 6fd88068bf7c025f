import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { MessageChannel } from "../messages/message.ts";
import type { Gateways } from "../payments/payment-gateway.ts";
import type { Vault } from "../vault/create-vault.ts";
import { fulfil } from "./fulfil.ts";
import { markDone, type OutboxItem, putBack, takeNext } from "./outbox.queries.ts";
import { sendBackMoney } from "./send-back-money.ts";
import { sendOrderMessage } from "./send-order-message.ts";

/** What the work that follows from orders needs. */
export interface OutboxParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  log: Logger;
  messages: MessageChannel;
  gateways: Gateways;
  webOrigins: readonly string[];
}

const never = new AbortController().signal;

/**
 * Does the work that is due, or what of it is begun before it is stopped. Whatever fails is put back;
 * whatever is done is done once. Returns how much.
 */
export async function runOutbox(parts: OutboxParts, stop: AbortSignal = never): Promise<number> {
  let done = 0;
  while (!stop.aborted) {
    const item = await takeNext(parts.db, parts.clock());
    if (!item) break;
    done++;
    try {
      await work(parts, item, stop);
    } catch (error) {
      const { id, kind, orderId } = item;
      if (!stop.aborted) {
        parts.log.error({ err: error, outboxId: id, kind, orderId }, "work of the outbox failed");
      }
      await putBack(parts.db, item, parts.clock());
    }
  }
  return done;
}

async function work(parts: OutboxParts, item: OutboxItem, stop: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  if (item.kind === "order_paid") return fulfil(db, item, clock());
  if (item.kind === "message.order_paid") await sendOrderMessage(parts, item, "orderPaid");
  else if (item.kind === "message.sankalp_received") await sendOrderMessage(parts, item, "namesReceived");
  else if (item.kind.startsWith("refund."))
    await sendBackMoney(parts, item.kind.slice("refund.".length), stop);
  else throw new Error(`nobody knows how to do ${item.kind}`);
  await markDone(db, item.id, clock());
}
