import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { issueCreditNotes } from "../invoices/credit-notes.queries.ts";
import { issueInvoice } from "../invoices/invoices.queries.ts";
import { inRequest } from "../log/request-scope.ts";
import { sendChargeMessage, sendMandateStarted } from "../mandates/send-mandate-message.ts";
import { cancelAtGateway } from "../mandates/set-gateway-state.ts";
import type { MessageChannel } from "../messages/message.ts";
import type { Gateways } from "../payments/payment-gateway.ts";
import { reviewRefund } from "../payments/review.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { kindOfEmail, queueEmail } from "./email-copy.ts";
import { fulfil } from "./fulfil.ts";
import { makeReport, refundReport } from "./make-report.ts";
import {
  claimNext,
  isLastAttempt,
  isNotice,
  markDone,
  type OutboxItem,
  retryLater,
} from "./outbox.queries.ts";
import { sendNotice, sendOrderMessage } from "./send-order-message.ts";
import { sendRefund } from "./send-refund.ts";

export interface OutboxParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  log: Logger;
  messages: MessageChannel;
  gateways: Gateways;
  webOrigins: readonly string[];
}

const namesMessage = "message.sankalp_received.";
const namesReminder = "message.names_due.";
const chargeMessage = "message.mandate_charge.";
const refund = "refund.";
const report = "report.";
const neverAborted = new AbortController().signal;

/**
 * Processes due items until none is left or it is stopped. Failed items are retried later, finished items are not
 * repeated. Returns the number of items.
 */
export async function runOutbox(parts: OutboxParts, stop: AbortSignal = neverAborted): Promise<number> {
  let count = 0;
  while (!stop.aborted) {
    const item = await claimNext(parts.db, parts.clock());
    if (!item) break;
    count++;
    await inRequest(item.requestId, () => processOrRetry(parts, item, stop));
  }
  return count;
}

/** Processes an item; a failed one is retried later or given up. */
async function processOrRetry(parts: OutboxParts, item: OutboxItem, stop: AbortSignal): Promise<void> {
  try {
    await processItem(parts, item, stop);
  } catch (error) {
    const { id, kind, orderId } = item;
    // An attempt that was interrupted by the end of the process is not the last one.
    const mayGiveUp = !stop.aborted;
    const isGivenUp = mayGiveUp && isLastAttempt(item);
    if (mayGiveUp) {
      const message = isGivenUp ? "an outbox item was given up" : "an outbox item failed";
      parts.log.error({ err: error, outboxId: id, kind, orderId }, message);
    }
    if (isGivenUp && kind.startsWith(refund))
      await reviewRefund(parts.db, kind.slice(refund.length), "refund_failed", parts.clock());
    if (isGivenUp && kind.startsWith(report))
      await refundReport(parts.db, { orderId, key: kind.slice(report.length) }, parts.clock());
    await retryLater(parts.db, item, { at: parts.clock(), error, mayGiveUp });
  }
}

async function processItem(parts: OutboxParts, claimed: OutboxItem, stop: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  const kindOfCopy = kindOfEmail(claimed.kind);
  const item = { ...claimed, kind: kindOfCopy ?? claimed.kind, isEmail: kindOfCopy !== undefined };
  if (!item.isEmail) await queueEmail(parts, item);
  if (item.kind === "order_paid") return fulfil(db, item, clock());
  if (item.kind === "message.order_paid") await sendOrderMessage(parts, item, "orderPaid");
  else if (item.kind === "message.sankalp_received") await sendOrderMessage(parts, item, "namesReceived");
  else if (item.kind.startsWith(namesMessage))
    await sendOrderMessage(parts, item, "namesReceived", item.kind.slice(namesMessage.length));
  else if (item.kind.startsWith(namesReminder))
    await sendOrderMessage(parts, item, "namesDue", item.kind.split(".").at(-1));
  else if (item.kind === "message.report_ready") await sendOrderMessage(parts, item, "reportReady");
  else if (item.kind.startsWith(report)) {
    const made = { orderId: item.orderId, key: item.kind.slice(report.length) };
    await makeReport(db, parts.vault, made, clock());
  } else if (item.kind === "message.mandate_started") await sendMandateStarted(parts, item.orderId);
  else if (item.kind.startsWith(chargeMessage))
    await sendChargeMessage(parts, item.orderId, item.kind.slice(chargeMessage.length));
  else if (item.kind === "mandate.cancel") await cancelAtGateway(parts, item.orderId, stop);
  else if (item.kind.startsWith("notice.")) {
    const [, notice, subject = ""] = item.kind.split(".");
    if (!isNotice(notice)) throw new Error(`unknown kind of outbox item: ${item.kind}`);
    await sendNotice(parts, item, notice, subject);
  } else if (item.kind === "invoice") {
    await issueInvoice(db, parts.vault, item.orderId, clock());
  } else if (item.kind.startsWith("credit_note.")) {
    await issueCreditNotes(db, parts.vault, item.orderId, clock());
  } else if (item.kind.startsWith(refund)) await sendRefund(parts, item.kind.slice(refund.length), stop);
  else throw new Error(`unknown kind of outbox item: ${item.kind}`);
  await markDone(db, item.id, clock());
}
