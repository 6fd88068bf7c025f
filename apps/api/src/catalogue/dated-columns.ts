import type { AuthorisationLevel } from "@aradhana/core/contract";
import { type SQL, sql } from "drizzle-orm";
import { integer, jsonb, text } from "drizzle-orm/pg-core";
import { instant, tsvector } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import { temples } from "../temples/temples.table.ts";
import type { Spoken, Text } from "../text/text.ts";

/** On whose authority something is offered, and how we know. */
export type Authorisation = {
  level: AuthorisationLevel;
  authority: Text;
  text: Text;
  documentUrl: string | null;
  verifyUrl: string | null;
  /** ISO 8601. */
  checkedAt: string;
};

/** What prasad is sent home, where to, and for how much where it is not in the price. */
export type Prasad = {
  kind: "dry" | "food";
  shipsTo: "all" | "in";
  etaDays: { in: number; abroad: number | null };
  fee: Prices;
};

export type CancellationTerms = {
  /** Whole hours before the muhurat until which the share is paid back, highest first. */
  refunds: { untilHours: number; pct: number }[];
  rescheduleUntilHours: number;
  maxReschedules: number;
  missRemedy: Text;
};

/** How a price divides; the service share alone is taxed. */
export type TaxTerms = { sac: string; ritualPct: number; servicePct: number; gstPct: number };

/** What all dates of one series have in common, of whatever line. */
export const seriesColumns = () => ({
  slug: text().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  subtitle: jsonb().$type<Text>().notNull(),
  templeId: text()
    .notNull()
    .references(() => temples.id),
  deitySlugs: text().array().notNull(),
  purposeSlugs: text().array().notNull(),
  authorisation: jsonb().$type<Authorisation>().notNull(),
  images: jsonb().$type<{ name: string; alt: Text }[]>().notNull(),
  /** Paragraphs, parted by an empty line. */
  about: jsonb().$type<Text>().notNull(),
  occasionMeaning: jsonb().$type<Text>().notNull(),
  steps: jsonb().$type<{ title: Text; text: Text }[]>().notNull(),
  benefits: jsonb().$type<Text[]>().notNull(),
  prasad: jsonb().$type<Prasad>(),
  faqs: jsonb().$type<{ question: Text; answer: Text }[]>().notNull(),
  policy: jsonb().$type<CancellationTerms>().notNull(),
  tax: jsonb().$type<TaxTerms>().notNull(),
  /** Which days it is held on: a name in `occasionRules`. Without one it gets no dates by itself. */
  occasion: text(),
  /** Hours between the last booking and the start. */
  cutoffHours: integer().notNull().default(24),
  /** When the last date that was added by itself starts. No earlier one is added again: what was deleted stays deleted. */
  datedUntil: instant(),
  /** When it was taken out of the shop with all its dates; null while it is offered. Orders of it go on. */
  withdrawnAt: instant(),
  /** As the priest names it in the sankalp; the title is read where it is missing. */
  spoken: jsonb().$type<Spoken>(),
  /** How often it has been asked for; orders the listing, is never shown. */
  popularity: integer().notNull().default(0),
  /** Folded words of title, deities, temple and town in both scripts: see seed/fill/series-row.ts. */
  searchWords: text().notNull(),
  /** The same words as PostgreSQL looks them up, kept: to make them anew for each row of a long list takes a second. */
  searchVector: tsvector().generatedAlwaysAs((): SQL => sql`to_tsvector('simple', search_words)`),
});

/** One date of a series, of whatever line. */
export const dateColumns = () => ({
  id: text().primaryKey(),
  occasion: jsonb().$type<Text>().notNull(),
  tithi: jsonb().$type<Text>().notNull(),
  startAt: instant().notNull(),
  endAt: instant().notNull(),
  /** The temple's own zone. */
  tz: text().notNull(),
  /** The last moment to book, and to change the names. */
  cutoffAt: instant().notNull(),
  sankalpCutoffAt: instant().notNull(),
  /** What we decided; whether it is open or over follows from the clock (`statusOf`). */
  state: text({ enum: ["draft", "published", "cancelled"] }).notNull(),
  /** The least that somebody can pay. */
  priceFrom: jsonb().$type<Prices>().notNull(),
});
