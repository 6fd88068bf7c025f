import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import { series } from "../pujas/series.table.ts";
import type { Text } from "../text/text.ts";

export const addons = pgTable("addons", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  kind: text({ enum: ["offering", "seva", "prasad", "daan", "dakshina"] }).notNull(),
  title: jsonb().$type<Text>().notNull(),
  text: jsonb().$type<Text>().notNull(),
  unit: jsonb().$type<Text>().notNull(),
  prices: jsonb().$type<Prices>().notNull(),
  maxQty: integer().notNull(),
  /** The name of its picture. */
  image: text(),
  ...timestamps,
});

/** The add-ons offered with each puja, in display order. */
export const seriesAddons = pgTable(
  "puja_series_addons",
  {
    seriesSlug: text()
      .notNull()
      .references(() => series.slug),
    addonId: text()
      .notNull()
      .references(() => addons.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seriesSlug, table.addonId] }),
    index("puja_series_addons_addon_idx").on(table.addonId),
  ],
);
