import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { amountIn } from "../catalogue/amount-in.ts";
import type { Prices } from "../money/prices.ts";
import type { Text } from "../text/text.ts";
import {
  type Certificate,
  type Citation,
  goodsColumns,
  type ReturnTerms,
  sortedCurrencies,
} from "./goods-columns.ts";

/** What only the page of a gem shows. */
type GemFacts = {
  mineral: Text;
  sizeMm: [number, number, number];
  clarity: Text;
  inclusions: Text;
  specificGravity: number;
  refraction: number;
  treatment: Text;
  certificate: Certificate;
  /** The species in whose place it is worn. */
  substituteOf: string | null;
  tradition: Text;
  /** Stones from before December 2026 have no mantra. */
  wearing: { finger: Text; metal: Text; day: Text; mantra?: Text };
  avoidForLagnas: string[];
  cautions: Text[];
  care: Text;
  sources: Citation[];
};

/** One way to have a gem. Set in a metal it is a piece of jewellery, which is taxed as such. */
export type Setting = {
  form: "loose" | "ring" | "pendant";
  /** A `goodsTerms` row of kind `metal`; null for the loose stone. */
  metal: string | null;
  makingCharge: Prices;
  leadDays: number;
  returns: ReturnTerms;
  hsn: string;
  gstPct: number;
};

/** Gems; each row is a unique piece. The keys are `goodsTerms` rows of the kind that the column is named after. */
export const gems = pgTable(
  "gems",
  {
    ...goodsColumns(),
    stone: text().notNull(),
    planet: text().notNull(),
    rashiSlugs: text().array().notNull(),
    carat: numeric({ mode: "number" }).notNull(),
    ratti: numeric({ mode: "number" }).notNull(),
    rattiInCarats: numeric({ mode: "number" }).notNull(),
    grams: numeric({ mode: "number" }).notNull(),
    shape: text().notNull(),
    color: text().notNull(),
    /** The common colour by which buyers look for it. */
    colorFamily: text().notNull(),
    origin: text().notNull(),
    treatment: text({
      enum: ["none", "heated", "filled", "dyed", "bleached", "irradiated", "unknown"],
    }).notNull(),
    lab: text().notNull(),
    settings: jsonb().$type<Setting[]>().notNull(),
    facts: jsonb().$type<GemFacts>().notNull(),
    /** 1 while it is sold or reserved by an unpaid order. */
    taken: integer().notNull().default(0),
  },
  (table) => {
    const onSale = sql`taken = 0 and withdrawn_at is null`;
    return [
      index("gems_popular_idx").on(table.popularity.desc().nullsFirst(), table.slug).where(onSale),
      index("gems_newest_idx").on(table.createdAt.desc().nullsFirst(), table.slug).where(onSale),
      index("gems_carat_idx").on(table.carat, table.slug).where(onSale),
      ...sortedCurrencies.map((currency) =>
        index(`gems_price_${currency}_idx`).on(amountIn(sql`prices`, currency), table.slug).where(onSale),
      ),
      index("gems_planet_idx")
        .on(table.planet, table.popularity.desc().nullsFirst(), table.slug)
        .where(onSale),
      check("gems_taken_once", sql`taken in (0, 1)`),
    ];
  },
);
