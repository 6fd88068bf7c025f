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

/** Sends the buyer a message about his order, with a link that opens it. */
export async function sendOrderMessage(
  { db, vault, clock, messages, webOrigins }: OutboxParts,
  { id, orderId }: OutboxItem,
  event: "orderPaid" | "namesReceived",
): Promise<void> {
  const order = await findOrder(db, eq(orders.id, orderId));
  if (!order) throw new Error(`order ${orderId} is gone`);
  const { number, language, item, fulfilment } = order;
  const line = lineOf(order).messages;

  // Each message has a secret of its own, the same however often it is tried: that of the browser is known
  // to nobody here.
  const token = vault.mac("order link", id);
  await db
    .insert(orderLinks)
    .values({ tokenHash: hashToken(token), orderId, createdAt: clock() })
    .onConflictDoNothing();
  const link = new URL(line.path(order, token), webOrigins[0]);

  const words = { number, title: item.title[language], link: link.href };
  const addressed = {
    to: openContact(vault, order).e164,
    channel: order.whatsappOptIn ? ("whatsapp" as const) : ("sms" as const),
    locale: language,
  };
  const until = spokenTime(fulfilment.cutoffAt, language);
  await messages.send({ ...addressed, template: line[event], params: { ...words, until } });
}

const india = { en: "India time", hi: "भारतीय समय" } as const satisfies Text;

/** The temple's time, since that is the one that counts. */
function spokenTime(at: Date, language: Language): string {
  const say = (style: "day" | "time") => formatDate(at.toISOString(), style, language);
  return `${say("day")}, ${say("time")} (${india[language]})`;
}
