import { pgTable, text } from "drizzle-orm/pg-core";

/** A known text, encrypted on the first start, to check the key on later starts. */
export const vaultSeal = pgTable("vault_seal", {
  id: text().primaryKey(),
  sealed: text().notNull(),
});
