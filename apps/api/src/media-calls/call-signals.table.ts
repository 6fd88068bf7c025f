import type { SessionSide } from "@aradhana/core/consultation";
import { bigint, boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { bookings } from "../consultations/consultations.table.ts";
import { instant } from "../db/columns.ts";

/** What the browsers of a session tell each other to connect a call; deleted when the session ends. */
export const callSignals = pgTable(
  "call_signals",
  {
    seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** Who sent it. */
    side: text().$type<SessionSide>().notNull(),
    /** The window that sent it. */
    tab: text().notNull(),
    /** Whether the side opened the call with it; each side has at most one of these. */
    isHello: boolean().notNull(),
    /** Null for a hello, which says nothing else. */
    signalSealed: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index("call_signals_booking_idx").on(table.bookingId, table.seq)],
);
