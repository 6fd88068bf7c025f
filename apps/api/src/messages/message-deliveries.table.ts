import { index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";
import type { DeliveryChannel, Template } from "./message.ts";

/** What became of each message, without its text and recipient. */
export const messageDeliveries = pgTable(
  "message_deliveries",
  {
    id: text().primaryKey(),
    /** Null where it is about no order, such as an OTP. */
    orderId: text().references(() => orders.id),
    template: text().$type<Template>().notNull(),
    channel: text().$type<DeliveryChannel>().notNull(),
    provider: text({ enum: ["twilio", "msg91", "smtp", "practice"] }).notNull(),
    /** The provider's id, by which it reports the delivery; null where it reports none. */
    providerRef: text(),
    state: text({ enum: ["sent", "delivered", "read", "failed"] }).notNull(),
    /** The provider's code of a failure. */
    errorCode: text(),
    sentAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique("message_deliveries_ref").on(table.provider, table.providerRef),
    index("message_deliveries_order_idx").on(table.orderId),
    index("message_deliveries_sent_idx").on(table.sentAt),
  ],
);
