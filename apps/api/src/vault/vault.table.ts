import { pgTable, text } from "drizzle-orm/pg-core";

/** Something sealed on the first start, by which a later one knows whether it has the same key. */
export const vaultSeal = pgTable("vault_seal", {
  id: text().primaryKey(),
  sealed: text().notNull(),
});
