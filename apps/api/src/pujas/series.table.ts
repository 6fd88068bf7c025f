import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { seriesColumns } from "../catalogue/dated-columns.ts";
import { timestamps } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import type { Text } from "../text/text.ts";

/** A package of a series. Each date gets a copy, which can be changed. */
export type PackageTerms = {
  key: string;
  name: Text;
  devoteesMin: number;
  devoteesMax: number;
  prices: Prices;
  features: Text[];
  isVip: boolean;
  isDefault: boolean;
  shipsPrasad: boolean;
  liveCall: boolean;
  position: number;
};

/** A recurring puja: the data that all its dates have in common. */
export const series = pgTable(
  "puja_series",
  {
    ...seriesColumns(),
    priestIds: text().array().notNull(),
    kind: text({ enum: ["group", "individual"] }).notNull(),
    isVip: boolean().notNull(),
    bnplEnabled: boolean().notNull(),
    /** The number of seats on each new date; null if unlimited. */
    capacity: integer(),
    /** The packages of each new date. */
    packages: jsonb().$type<PackageTerms[]>().notNull().default([]),
    inclusions: jsonb().$type<Text[]>().notNull(),
    receives: jsonb()
      .$type<{ type: "video" | "prasad" | "certificate"; etaHours: number; text: Text }[]>()
      .notNull(),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    index("puja_series_temple_idx").on(table.templeId),
    index("puja_series_popular_idx").on(table.popularity.desc().nullsFirst(), table.slug),
    index("puja_series_deities_idx").using("gin", table.deitySlugs),
    index("puja_series_purposes_idx").using("gin", table.purposeSlugs),
  ],
);
