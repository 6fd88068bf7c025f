import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { integer, jsonb, numeric, text } from "drizzle-orm/pg-core";
import { instant, timestamps } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import { foldedColumns } from "../search/search-columns.ts";
import type { Text } from "../text/text.ts";

/** A laboratory's report, with the address of its picture or PDF. A sample is drawn by `reportRoutes`; staff upload real ones. */
export type Certificate = {
  lab: Text;
  number: string;
  issuedOn?: string | null;
  /** Where the laboratory confirms it. */
  verifyUrl?: string | null;
  scan?: { url: string; isSample: boolean; type?: "picture" | "pdf"; width?: number; height?: number };
};

/** Where a fact is from: an old text, named in each language, or a book by its title. */
export type Citation = Text | string;

/** When a good may be sent back: 0 days if not at all, with the reason in `terms`. */
export type ReturnTerms = {
  days: number;
  terms: Text;
  /**
   * What is paid back: the item with its delivery, its price, the stone without its setting, or shop credit. Missing if it
   * cannot be returned, and in goods from before December 2026.
   */
  gives?: ReturnGives | undefined;
};
export const returnGives = ["everything", "price", "stone", "credit"] as const;
export type ReturnGives = (typeof returnGives)[number];

/**
 * What is done with each piece, and the fee for doing it in the buyer's name; null if that is not offered. Staff record the day
 * of the pieces on the shelf, and a video of it.
 */
export type Energising = {
  ritual: Text;
  priest: Text;
  fee: Prices | null;
  on?: string | null | undefined;
  videoUrl?: string | null | undefined;
};

/** The columns that products and gems share. Each line has its own columns for its other facts. */
export const goodsColumns = () => ({
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  sku: text().notNull().unique(),
  title: jsonb().$type<Text>().notNull(),
  image: jsonb().$type<{ name: string; alt: Text }>().notNull(),
  prices: jsonb().$type<Prices>().notNull(),
  purposeSlugs: text().array().notNull(),
  hsn: text().notNull(),
  /** In percent; included in the prices. */
  gstPct: numeric({ mode: "number" }).notNull(),
  /** ISO 3166-1 alpha-2. */
  originCountry: text().notNull(),
  energising: jsonb().$type<Energising>().notNull(),
  returns: jsonb().$type<ReturnTerms>().notNull(),
  /** How popular it is; sorts the listing and is never displayed. */
  popularity: integer().notNull().default(0),
  /** Folded words in both scripts, and those of the title, in which a match ranks first; for `searchEntries`. */
  searchWords: text().notNull(),
  titleWords: text().notNull(),
  ...foldedColumns(),
  /** When it left the shop; null while it is listed. Its orders stay valid. */
  withdrawnAt: instant(),
  ...timestamps,
});

/** A table with these columns. */
export type GoodsTable = PgTable & Record<keyof ReturnType<typeof goodsColumns>, AnyPgColumn>;

export const sortedCurrencies = ["inr", "usd", "eur"] as const;
