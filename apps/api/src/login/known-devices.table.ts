import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** Which browsers a number has signed in on. They are let through while others guess codes. */
export const knownDevices = pgTable(
  "known_devices",
  {
    /** Keyed hash of the number. */
    phoneIndex: text().notNull(),
    /** Keyed hash of the browser's session id, or of the id in its cookie. */
    sessionIndex: text().notNull(),
    signedInAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.phoneIndex, table.sessionIndex] }),
    index("known_devices_time_idx").on(table.signedInAt),
  ],
);
