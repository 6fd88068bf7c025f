import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";
import { staffSessions } from "../login/staff-sessions.table.ts";

/** What a browser has to sign for a session, once. A newer one replaces it. */
export const passkeyChallenges = pgTable("staff_passkey_challenges", {
  tokenHash: text()
    .primaryKey()
    .references(() => staffSessions.tokenHash, { onDelete: "cascade" }),
  purpose: text().$type<"add" | "confirm">().notNull(),
  challenge: text().notNull(),
  expiresAt: instant().notNull(),
});
