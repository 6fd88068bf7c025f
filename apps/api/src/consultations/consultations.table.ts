import type { SessionMinutes, SessionMode, Topic } from "@aradhana/core/consultation";
import type { Currency } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { astrologers } from "../astrologers/astrologers.table.ts";
import { customers } from "../customers/customers.table.ts";
import { instant, timestamps } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";

/** The stored states of a booking. That it can be joined, and that somebody is late, follows from the time. */
const bookingStates = [
  "held",
  "payment_pending",
  "confirmed",
  "live",
  "ended",
  "customer_no_show",
  "astrologer_no_show",
  "cancelled",
  "expired",
] as const;

/** A consultation, from the hold of its slot to its review. */
export const bookings = pgTable(
  "consultation_bookings",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    astrologerId: text()
      .notNull()
      .references(() => astrologers.id),
    slotId: text().notNull(),
    mode: text().$type<SessionMode>().notNull(),
    minutes: integer().$type<SessionMinutes>().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    state: text({ enum: bookingStates }).notNull(),
    /** Until when it can be paid. */
    heldUntil: instant().notNull(),
    orderId: text().references(() => orders.id),
    currency: text().$type<Currency>().notNull(),
    price: bigint({ mode: "number" }).notNull(),
    language: text({ enum: ["en", "hi"] }).notNull(),
    topic: text().$type<Topic>(),
    /** What the customer wants to know. */
    questionSealed: text("details_sealed"),
    /** The birth whose chart the customer shares; deleted when they end that. */
    birthSealed: text(),
    reschedules: integer().notNull().default(0),

    /** The meter: until when time was counted, and the milliseconds that count. */
    countedAt: instant(),
    billedMs: bigint({ mode: "number" }).notNull().default(0),
    customerSeenAt: instant(),
    astrologerSeenAt: instant(),
    /** The last message or spoken word; silence pauses the meter. */
    activeAt: instant(),
    customerJoinedAt: instant(),
    astrologerJoinedAt: instant(),
    startedAt: instant(),
    endedAt: instant(),
    endedBy: text({ enum: ["customer", "astrologer", "time"] }),

    /** What the astrologer writes: for the customer to read, and only for themselves. */
    summarySealed: text(),
    notesSealed: text(),
    stars: integer(),
    reviewSealed: text(),
    reviewedAt: instant(),
    ...timestamps,
  },
  (table) => [
    index("consultation_bookings_customer_idx").on(table.customerId, table.startAt.desc()),
    index("consultation_bookings_astrologer_idx").on(table.astrologerId, table.startAt.desc()),
    index("consultation_bookings_order_idx").on(table.orderId),
    index("consultation_bookings_open_idx").on(table.startAt).where(sql`state in ('confirmed', 'live')`),
    index("consultation_bookings_held_idx").on(table.heldUntil).where(sql`state = 'held'`),
    index("consultation_bookings_reviews_idx").on(table.astrologerId).where(sql`stars is not null`),
    check("consultation_bookings_stars", sql`stars between 1 and 5`),
  ],
);

export type BookingRow = typeof bookings.$inferSelect;
