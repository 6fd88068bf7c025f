import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** What a key was first used for, and what came of it. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Whose key it is: two buyers may hit on the same one. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Keyed hash of what was asked. */
    fingerprint: text().notNull(),
    /** Sealed, since what came of it may hold a secret that is given out once. */
    resultSealed: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index("idempotency_keys_created_idx").on(table.createdAt),
  ],
);
