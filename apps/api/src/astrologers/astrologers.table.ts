import type { SessionMinutes, SessionMode, Topic } from "@aradhana/core/consultation";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant, timestamps } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import { foldedColumns } from "../search/search-columns.ts";
import type { Text } from "../text/text.ts";

/** The price of a session of so many minutes. */
export type SessionPrice = { minutes: SessionMinutes; prices: Prices };

/** People who give consultations. Ratings are not stored: they follow from the reviews of sessions. */
export const astrologers = pgTable("astrologers", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Text>().notNull(),
  gender: text({ enum: ["female", "male"] }).notNull(),
  image: jsonb().$type<{ name: string; alt: Text }>().notNull(),
  about: jsonb().$type<Text>().notNull(),
  education: jsonb().$type<Text>().notNull(),
  /** Keys of `skills` in astrologer-terms.ts. */
  skills: text().array().notNull(),
  topics: text().array().$type<Topic[]>().notNull(),
  /** ISO 639 codes. */
  languages: text().array().notNull(),
  /** The year in which they began to practise. */
  practisingSince: integer().notNull(),
  modes: text().array().$type<SessionMode[]>().notNull(),
  /** The shortest first; none is longer than a slot. */
  sessionPrices: jsonb().$type<SessionPrice[]>().notNull(),
  /** The IANA zone of their working hours. */
  tz: text().notNull(),
  /** The length of a slot: one session, of any length that fits. */
  slotMinutes: integer().notNull(),
  /** When we checked their papers, and their skill; null until then. */
  identityAt: instant(),
  skillAt: instant(),
  /** Folded words for searching; those of the name rank first. */
  titleWords: text().notNull(),
  searchWords: text().notNull(),
  ...foldedColumns(),
  /** Whether they want to be seen as online, and when their console last reported. */
  isAvailable: boolean().notNull().default(false),
  seenAt: instant(),
  withdrawnAt: instant(),
  ...timestamps,
});

export type AstrologerRow = typeof astrologers.$inferSelect;

/** When an astrologer works, by the week. Slots follow from these rows. */
export const workingHours = pgTable(
  "astrologer_hours",
  {
    astrologerId: text()
      .notNull()
      .references(() => astrologers.id),
    /** 0 is Sunday, as in `Date`. */
    weekday: integer().notNull(),
    /** Minutes after midnight, by the astrologer's clock. */
    fromMinute: integer().notNull(),
    toMinute: integer().notNull(),
  },
  (table) => [
    unique("astrologer_hours_once").on(table.astrologerId, table.weekday, table.fromMinute),
    check(
      "astrologer_hours_order",
      sql`weekday between 0 and 6 and 0 <= from_minute and from_minute < to_minute and to_minute <= 1440`,
    ),
  ],
);

/** A time at which an astrologer can be booked. */
export const slots = pgTable(
  "astrologer_slots",
  {
    id: text().primaryKey(),
    astrologerId: text()
      .notNull()
      .references(() => astrologers.id),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** A slot whose reservation has expired counts as open, even before the job resets it. */
    state: text({ enum: ["open", "held", "booked", "blocked"] }).notNull(),
    heldUntil: instant(),
    /** The booking that holds it. */
    bookingId: text(),
  },
  (table) => [
    unique("astrologer_slots_once").on(table.astrologerId, table.startAt),
    index("astrologer_slots_held_idx").on(table.heldUntil).where(sql`state = 'held'`),
    check("astrologer_slots_holder", sql`(state in ('held', 'booked')) = (booking_id is not null)`),
  ],
);
