import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** Whom a code signs in. A code for one is wrong for the other. */
export type Audience = (typeof otpChallenges.$inferSelect)["audience"];

/** The sent codes and their results. Rate limits are calculated from this table. */
export const otpChallenges = pgTable(
  "otp_challenges",
  {
    id: text().primaryKey(),
    audience: text({ enum: ["customer", "staff"] })
      .notNull()
      .default("customer"),
    phoneIndex: text().notNull(),
    phoneSealed: text().notNull(),
    /** Keyed hash of the requesting network: an IPv4 address, or the first 64 bits of an IPv6 one. */
    addressIndex: text().notNull(),
    /** Keyed hash of the requesting browser's session id; null where it sent none. */
    sessionIndex: text(),
    /** The index in `known_devices` of the requesting device; null where the number has not signed in on it. */
    deviceIndex: text(),
    codeMac: text().notNull(),
    language: text({ enum: ["en", "hi"] }).notNull(),
    /** How often the code was tried, right or wrong. */
    tries: integer().notNull().default(0),
    triedAt: instant(),
    usedAt: instant(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("otp_challenges_phone_idx").on(table.phoneIndex, table.createdAt),
    index("otp_challenges_address_idx").on(table.addressIndex, table.createdAt),
    index("otp_challenges_created_idx").on(table.createdAt),
    index("otp_challenges_tried_idx").on(table.triedAt),
  ],
);
