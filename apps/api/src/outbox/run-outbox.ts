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

/** An item with its kind split: `refund.rf_1` has the name `refund` and the subject `rf_1`. */
interface Task extends OutboxItem {
  name: string;
  /** Empty for kinds without one. */
  subject: string;
  /** The message goes out as an e-mail. */
  isEmail: boolean;
}
type Handler = (parts: OutboxParts, task: Task, stop: AbortSignal) => Promise<unknown>;

/** What processes the items of each name. */
const handlers: Readonly<Record<string, Handler>> = {
  order_paid: ({ db, clock }, task) => fulfil(db, task, clock()),
  "message.order_paid": (parts, task) => sendOrderMessage(parts, task, "orderPaid"),
  "message.sankalp_received": (parts, task) =>
    sendOrderMessage(parts, task, "namesReceived", task.subject || undefined),
  "message.names_due": (parts, task) =>
    sendOrderMessage(parts, task, "namesDue", task.subject.split(".").at(-1)),
  "message.report_ready": (parts, task) => sendOrderMessage(parts, task, "reportReady"),
  "message.mandate_started": (parts, { orderId }) => sendMandateStarted(parts, orderId),
  "message.mandate_charge": (parts, { orderId, subject }) => sendChargeMessage(parts, orderId, subject),
  "mandate.cancel": (parts, { orderId }, stop) => cancelAtGateway(parts, orderId, stop),
  notice: async (parts, task) => {
    const [notice, subject = ""] = task.subject.split(".");
    if (!isNotice(notice)) throw unknownKind(task);
    await sendNotice(parts, task, notice, subject);
  },
  report: ({ db, vault, clock }, { orderId, subject }) =>
    makeReport(db, vault, { orderId, key: subject }, clock()),
  invoice: ({ db, vault, clock }, { orderId }) => issueInvoice(db, vault, orderId, clock()),
  credit_note: ({ db, vault, clock }, { orderId }) => issueCreditNotes(db, vault, orderId, clock()),
  refund: (parts, { subject }, stop) => sendRefund(parts, subject, stop),
};

/** What follows when the last attempt has failed. */
const onGivenUp: typeof handlers = {
  refund: ({ db, clock }, { subject }) => reviewRefund(db, subject, "refund_failed", clock()),
  report: ({ db, clock }, { orderId, subject }) => refundReport(db, { orderId, key: subject }, clock()),
};

const unknownKind = ({ kind }: Task) => new Error(`unknown kind of outbox item: ${kind}`);

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
    const task = taskOf(item);
    if (isGivenUp) await onGivenUp[task.name]?.(parts, task, stop);
    await retryLater(parts.db, item, { at: parts.clock(), error, mayGiveUp });
  }
}

async function processItem(parts: OutboxParts, item: OutboxItem, stop: AbortSignal): Promise<void> {
  const task = taskOf(item);
  const handle = handlers[task.name];
  if (!handle) throw unknownKind(task);
  if (!task.isEmail) await queueEmail(parts, item);
  await handle(parts, task, stop);
  // Once more for an order that is paid: `fulfil` marks its item in its own transaction.
  await markDone(parts.db, item.id, parts.clock());
}

function taskOf(item: OutboxItem): Task {
  const kindOfCopy = kindOfEmail(item.kind);
  const kind = kindOfCopy ?? item.kind;
  const name = Object.keys(handlers).find((each) => kind === each || kind.startsWith(`${each}.`)) ?? kind;
  return { ...item, kind, isEmail: kindOfCopy !== undefined, name, subject: kind.slice(name.length + 1) };
}
