import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** Idempotency keys with the request they were first used for and its result. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** The path and the owner of the key: two buyers may choose the same one. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Keyed hash of the request. */
    fingerprint: text().notNull(),
    /** Encrypted, since a result may contain a secret that is returned only once. */
    resultSealed: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index("idempotency_keys_created_idx").on(table.createdAt),
  ],
);
