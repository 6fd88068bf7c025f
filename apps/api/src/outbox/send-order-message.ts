import { formatMoment } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { orderPath, signedPath } from "@aradhana/core/paths";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lineOf } from "../lines/lines.ts";
import type { Message } from "../messages/message.ts";
import { channelOf } from "../orders/link-sent.ts";
import { findOrder, findPart, type StoredOrder } from "../orders/orders.queries.ts";
import { unnamedStates } from "../orders/orders.rules.ts";
import { orderLinks, orders } from "../orders/orders.table.ts";
import { openContact } from "../orders/sealed-fields.ts";
import { refunds } from "../payments/payments.table.ts";
import { findUnnamedPart } from "../sankalp/sankalp.queries.ts";
import { hashToken } from "../sessions/token.ts";
import { emailOf } from "./email-copy.ts";
import type { Notice, OutboxItem } from "./outbox.queries.ts";
import { outbox } from "./outbox.table.ts";
import type { OutboxParts } from "./run-outbox.ts";

/** The secret of a message's link. Each message has its own, which is the same for retries; it is stored as a hash. */
async function linkToken(
  { db, vault }: Pick<OutboxParts, "db" | "vault">,
  { id, orderId }: Pick<OutboxItem, "id" | "orderId">,
  at: Date,
): Promise<string> {
  const token = vault.mac("order link", id);
  await db
    .insert(orderLinks)
    .values({ tokenHash: hashToken(token), orderId, createdAt: at })
    .onConflictDoNothing();
  return token;
}

/** An item of the outbox: a message, or the e-mail beside it. */
type MessageItem = OutboxItem & { isEmail: boolean };

/** Sends a message to the buyer's phone or e-mail and stores how; nothing to one who has removed their address. */
async function deliver(
  parts: OutboxParts,
  { id, orderId, isEmail }: MessageItem,
  order: StoredOrder,
  content: Pick<Message, "template" | "params">,
) {
  const email = isEmail ? await emailOf(parts, orderId) : undefined;
  if (isEmail && email === undefined) return;
  const { vault, db, messages } = parts;
  const recipient =
    email === undefined
      ? { to: openContact(vault, order).e164, channel: channelOf(order) }
      : { to: email, channel: "email" };
  const sentBy = await messages.send({
    ...content,
    ...recipient,
    locale: order.language,
    orderId,
  } as Message);
  await db.update(outbox).set({ sentBy }).where(eq(outbox.id, id));
}

/** Sends the buyer news about an order, or about one item of it, with a link to its page. */
export async function sendNotice(
  parts: OutboxParts,
  message: MessageItem,
  notice: Notice,
  subject: string,
): Promise<void> {
  const { db, clock, webOrigins } = parts;
  const { orderId } = message;
  const found = await findOrder(db, eq(orders.id, orderId));
  if (!found) throw new Error(`order ${orderId} does not exist`);
  // They have paid since, or the order is closed.
  if (notice === "payment_failed" && found.state !== "payment_failed") return;
  const order = (await findPart(db, found, subject)) ?? found;
  const { number, language, item, fulfilment } = order;
  const token = await linkToken(parts, message, clock());
  const page = signedPath(orderPath({ id: orderId, name: item.kind }), token);
  const params = { number, title: item.title[language], link: new URL(page, webOrigins[0]).href };
  const date = formatMoment(fulfilment.startsAt.toISOString(), { language, isAbroad: true });
  const amount = await amountOf(db, subject);
  await deliver(parts, message, order, { template: notice, params: { ...params, date, amount } });
}

/** What a refund gives back, for the text of a message; empty for what is no refund. */
async function amountOf(db: Database, refundId: string): Promise<string> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  return refund ? formatMoney({ amount: refund.amount, currency: refund.currency }) : "";
}

/** Sends the buyer a message about the order, with a link to it; `itemId` is that of a later ritual of a cart. */
export async function sendOrderMessage(
  parts: OutboxParts,
  message: MessageItem,
  event: "orderPaid" | "namesReceived" | "namesDue" | "reportReady",
  itemId?: string,
): Promise<void> {
  const { db, clock, webOrigins } = parts;
  const { orderId } = message;
  const found = await findOrder(db, eq(orders.id, orderId));
  const part = found && (await findPart(db, found, itemId));
  if (!part) throw new Error(`order ${orderId} does not exist`);
  // They were given, or the order was cancelled, since the reminder was queued.
  if (event === "namesDue" && !unnamedStates.includes(part.fulfilment.state)) return;
  // Of a paid cart: the ritual that still needs names.
  const unnamed = event === "orderPaid" ? await findUnnamedPart(db, part) : undefined;
  const order = unnamed ?? part;
  const { number, language, item, fulfilment } = order;
  const line = lineOf(order).messages;

  const token = await linkToken(parts, message, clock());
  const link = new URL(signedPath(line.path(order), token), webOrigins[0]);

  const params = { number, title: item.title[language], link: link.href };
  const until = formatMoment(fulfilment.cutoffAt.toISOString(), { language, isAbroad: true });
  const isNamed = event === "orderPaid" && !unnamed;
  const templates = { ...line, reportReady: "report_ready", namesDue: "names_due" } as const;
  const template = templates[isNamed ? "orderPaidNamed" : event];
  await deliver(parts, message, order, { template, params: { ...params, until } });
}
