import type { LinkSent } from "@aradhana/core/contract";
import { isEnded, isUnpaid } from "@aradhana/core/payment";
import { maskPhone } from "@aradhana/core/phone";
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { outbox } from "../outbox/outbox.table.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { StoredOrder } from "./orders.queries.ts";
import { openContact } from "./sealed-fields.ts";

/** How the buyer wants messages about an order. */
export const channelOf = ({ whatsappOptIn }: Pick<StoredOrder, "whatsappOptIn">): LinkSent["channel"] =>
  whatsappOptIn ? "whatsapp" : "sms";

/** Where the link to a paid order goes, and when it was sent; null for an order that is not paid. */
export async function readLinkSent(db: Database, vault: Vault, order: StoredOrder): Promise<LinkSent | null> {
  if (isUnpaid(order.state) || isEnded(order.state)) return null;
  const [message] = await db
    .select({ doneAt: outbox.doneAt, sentBy: outbox.sentBy })
    .from(outbox)
    .where(and(eq(outbox.orderId, order.id), eq(outbox.kind, "message.order_paid")));
  const { dialCode, number } = openContact(vault, order);
  return {
    channel: message?.sentBy === "sms" ? "sms" : channelOf(order),
    to_masked: maskPhone({ dial_code: dialCode, number }),
    at: message?.doneAt?.toISOString() ?? null,
  };
}
