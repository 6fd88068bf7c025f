import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { eq } from "drizzle-orm";
import { orderLinks, orders } from "../orders/orders.table.ts";
import { openContact } from "../orders/sealed-fields.ts";
import { hashToken } from "../sessions/token.ts";
import type { Text } from "../text/text.ts";
import { orderPage } from "./order-page.ts";
import type { OutboxItem } from "./outbox.queries.ts";
import type { OutboxParts } from "./run-outbox.ts";

/** Tells the buyer how his order stands, with a link that opens it. */
export async function sendOrderMessage(
  { db, vault, clock, messages, webOrigins }: OutboxParts,
  { id, orderId }: OutboxItem,
  template: "order_paid" | "sankalp_received",
): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`order ${orderId} is gone`);
  const { number, language, title, sankalpCutoffAt } = order;

  // Each message has a secret of its own, the same however often it is tried: that of the browser is known
  // to nobody here.
  const token = vault.mac("order link", id);
  await db
    .insert(orderLinks)
    .values({ tokenHash: hashToken(token), orderId, createdAt: clock() })
    .onConflictDoNothing();
  const link = new URL(orderPage(order), webOrigins[0]);
  link.search = new URLSearchParams({ order_id: orderId, t: token }).toString();

  const words = { number, title: title[language], link: link.href };
  const addressed = {
    to: openContact(vault, order).e164,
    channel: order.whatsappOptIn ? ("whatsapp" as const) : ("sms" as const),
    locale: language,
  };
  if (order.type === "chadhaava") {
    const told = { order_paid: "chadhaava_paid", sankalp_received: "chadhaava_named" } as const;
    return messages.send({ ...addressed, template: told[template], params: words });
  }
  await messages.send(
    template === "order_paid"
      ? { ...addressed, template, params: words }
      : { ...addressed, template, params: { ...words, until: spokenTime(sankalpCutoffAt, language) } },
  );
}

const india = { en: "India time", hi: "भारतीय समय" } as const satisfies Text;

/** The temple's time, since that is the one that counts. */
function spokenTime(at: Date, language: Language): string {
  const say = (style: "day" | "time") => formatDate(at.toISOString(), style, language);
  return `${say("day")}, ${say("time")} (${india[language]})`;
}
