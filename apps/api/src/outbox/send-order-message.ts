import { formatMoment } from "@aradhana/core/date";
import { orderPath, signedPath } from "@aradhana/core/paths";
import { eq } from "drizzle-orm";
import { lineOf } from "../lines/lines.ts";
import { channelOf } from "../orders/link-sent.ts";
import { findOrder, findPart } from "../orders/orders.queries.ts";
import { orderLinks, orders } from "../orders/orders.table.ts";
import { openContact } from "../orders/sealed-fields.ts";
import { findUnnamedPart } from "../sankalp/sankalp.queries.ts";
import { hashToken } from "../sessions/token.ts";
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

/** Sends the buyer news about an order, or about one item of it, with a link to its page. */
export async function sendNotice(
  { db, vault, clock, messages, webOrigins }: OutboxParts,
  { id, orderId }: OutboxItem,
  notice: Notice,
  itemId: string,
): Promise<void> {
  const found = await findOrder(db, eq(orders.id, orderId));
  if (!found) throw new Error(`order ${orderId} does not exist`);
  const { number, language, item, ...order } = (await findPart(db, found, itemId)) ?? found;
  const token = await linkToken({ db, vault }, { id, orderId }, clock());
  const page = signedPath(orderPath({ id: orderId, name: item.kind }), token);
  const sentBy = await messages.send({
    ...{ to: openContact(vault, order).e164, channel: channelOf(order), locale: language, template: notice },
    params: { number, title: item.title[language], link: new URL(page, webOrigins[0]).href },
  });
  await db.update(outbox).set({ sentBy }).where(eq(outbox.id, id));
}

/** Sends the buyer a message about the order, with a link to it; `itemId` is that of a later ritual of a cart. */
export async function sendOrderMessage(
  { db, vault, clock, messages, webOrigins }: OutboxParts,
  { id, orderId }: OutboxItem,
  event: "orderPaid" | "namesReceived" | "reportReady",
  itemId?: string,
): Promise<void> {
  const found = await findOrder(db, eq(orders.id, orderId));
  const part = found && (await findPart(db, found, itemId));
  if (!part) throw new Error(`order ${orderId} does not exist`);
  // Of a paid cart: the ritual that still needs names.
  const unnamed = event === "orderPaid" ? await findUnnamedPart(db, part) : undefined;
  const order = unnamed ?? part;
  const { number, language, item, fulfilment } = order;
  const line = lineOf(order).messages;

  const token = await linkToken({ db, vault }, { id, orderId }, clock());
  const link = new URL(signedPath(line.path(order), token), webOrigins[0]);

  const params = { number, title: item.title[language], link: link.href };
  const recipient = {
    to: openContact(vault, order).e164,
    channel: channelOf(order),
    locale: language,
  };
  const until = formatMoment(fulfilment.cutoffAt.toISOString(), { language, isAbroad: true });
  const isNamed = event === "orderPaid" && !unnamed;
  const template = event === "reportReady" ? "report_ready" : line[isNamed ? "orderPaidNamed" : event];
  const sentBy = await messages.send({ ...recipient, template, params: { ...params, until } });
  await db.update(outbox).set({ sentBy }).where(eq(outbox.id, id));
}
