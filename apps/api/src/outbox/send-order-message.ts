import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { eq } from "drizzle-orm";
import { lineOf } from "../lines/lines.ts";
import { findOrder } from "../orders/orders.queries.ts";
import { orderLinks, orders } from "../orders/orders.table.ts";
import { openContact } from "../orders/sealed-fields.ts";
import { hashToken } from "../sessions/token.ts";
import type { Text } from "../text/text.ts";
import type { OutboxItem } from "./outbox.queries.ts";
import type { OutboxParts } from "./run-outbox.ts";

/** Sends the buyer a message about the order, with a link to it. */
export async function sendOrderMessage(
  { db, vault, clock, messages, webOrigins }: OutboxParts,
  { id, orderId }: OutboxItem,
  event: "orderPaid" | "namesReceived",
): Promise<void> {
  const order = await findOrder(db, eq(orders.id, orderId));
  if (!order) throw new Error(`order ${orderId} does not exist`);
  const { number, language, item, fulfilment } = order;
  const line = lineOf(order).messages;

  // Each message has its own secret, which is the same for retries. The browser's secret is stored only as a hash.
  const token = vault.mac("order link", id);
  await db
    .insert(orderLinks)
    .values({ tokenHash: hashToken(token), orderId, createdAt: clock() })
    .onConflictDoNothing();
  const link = new URL(line.path(order, token), webOrigins[0]);

  const params = { number, title: item.title[language], link: link.href };
  const recipient = {
    to: openContact(vault, order).e164,
    channel: order.whatsappOptIn ? ("whatsapp" as const) : ("sms" as const),
    locale: language,
  };
  const until = formatLocalTime(fulfilment.cutoffAt, language);
  await messages.send({ ...recipient, template: line[event], params: { ...params, until } });
}

const india = { en: "India time", hi: "भारतीय समय" } as const satisfies Text;

/** Formats a time in the temple's time zone. */
function formatLocalTime(at: Date, language: Language): string {
  const format = (style: "day" | "time") => formatDate(at.toISOString(), style, language);
  return `${format("day")}, ${format("time")} (${india[language]})`;
}
