import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { staffAccounts } from "../staff/accounts/staff-accounts.table.ts";
import type { StoredShop } from "./shop.ts";

/** Who runs the shop, in versions: the latest one that has begun is valid. A version is never changed. */
export const shopFacts = pgTable(
  "shop_facts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    facts: jsonb().$type<StoredShop>().notNull(),
    effectiveFrom: instant().notNull(),
    createdBy: text()
      .notNull()
      .references(() => staffAccounts.id),
    createdAt: instant().notNull(),
  },
  (table) => [index("shop_facts_effective_idx").on(table.effectiveFrom)],
);
