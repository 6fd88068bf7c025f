import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import { pujas } from "../pujas/pujas.table.ts";
import type { Text } from "../text/text.ts";

export const packages = pgTable(
  "packages",
  {
    id: text().primaryKey(),
    pujaId: text()
      .notNull()
      .references(() => pujas.id),
    name: jsonb().$type<Text>().notNull(),
    devoteesMin: integer().notNull(),
    devoteesMax: integer().notNull(),
    prices: jsonb().$type<Prices>().notNull(),
    features: jsonb().$type<Text[]>().notNull(),
    isVip: boolean().notNull(),
    isDefault: boolean().notNull(),
    shipsPrasad: boolean().notNull(),
    liveCall: boolean().notNull(),
    position: integer().notNull(),
    ...timestamps,
  },
  (table) => [index("packages_puja_idx").on(table.pujaId, table.position)],
);
