import type { AuthorisationLevel } from "@aradhana/core/contract";
import { integer, jsonb, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import { foldedColumns } from "../search/search-columns.ts";
import { temples } from "../temples/temples.table.ts";
import type { Spoken, Text } from "../text/text.ts";

/** Who authorised us to offer this, and the evidence. */
export type Authorisation = {
  level: AuthorisationLevel;
  authority: Text;
  text: Text;
  documentUrl: string | null;
  verifyUrl: string | null;
  /** ISO 8601. */
  checkedAt: string;
};

/** The prasad that is sent home: its kind, destinations and delivery time, and the fee where the price excludes it. */
export type Prasad = {
  kind: "dry" | "food";
  shipsTo: "all" | "in";
  etaDays: { in: number; abroad: number | null };
  fee: Prices;
};

export type CancellationTerms = {
  /** Refund of `pct` percent until so many whole hours before the muhurat, highest first. */
  refunds: { untilHours: number; pct: number }[];
  rescheduleUntilHours: number;
  maxReschedules: number;
  missRemedy: Text;
};

/** The shares of a price in percent; only the service share is taxed. */
export type TaxTerms = { sac: string; ritualPct: number; servicePct: number; gstPct: number };

/** The columns of a series in every line: the data that all its dates share. */
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
  /** Paragraphs, separated by an empty line. */
  about: jsonb().$type<Text>().notNull(),
  occasionMeaning: jsonb().$type<Text>().notNull(),
  steps: jsonb().$type<{ title: Text; text: Text }[]>().notNull(),
  benefits: jsonb().$type<Text[]>().notNull(),
  prasad: jsonb().$type<Prasad>(),
  faqs: jsonb().$type<{ question: Text; answer: Text }[]>().notNull(),
  policy: jsonb().$type<CancellationTerms>().notNull(),
  tax: jsonb().$type<TaxTerms>().notNull(),
  /** A key of `occasionRules`. Null: no dates are added automatically. */
  occasion: text(),
  /** Hours between the booking cut-off and the start. */
  cutoffHours: integer().notNull().default(24),
  /** Start of the last date added automatically. Only later dates are added, so a deleted date is not added again. */
  datedUntil: instant(),
  /** When the series was removed from the shop with all its dates; null while it is offered. Its orders stay valid. */
  withdrawnAt: instant(),
  /** The name that the priest says in the sankalp. Null: the title. */
  spoken: jsonb().$type<Spoken>(),
  /** How popular it is; sorts the listing and is never displayed. */
  popularity: integer().notNull().default(0),
  /** Folded words of title, deities, temple and town in both scripts; see seed/fill/series-row.ts. For `searchEntries`. */
  searchWords: text().notNull(),
  /** The folded words of the title and the main purpose: a match in them ranks first. */
  titleWords: text().notNull().default(""),
  ...foldedColumns(),
});

/** The columns of a date in every line. */
export const dateColumns = () => ({
  id: text().primaryKey(),
  occasion: jsonb().$type<Text>().notNull(),
  tithi: jsonb().$type<Text>().notNull(),
  startAt: instant().notNull(),
  endAt: instant().notNull(),
  /** The temple's time zone. */
  tz: text().notNull(),
  /** The cut-off for bookings; `sankalpCutoffAt` is the one for changes of names. */
  cutoffAt: instant().notNull(),
  sankalpCutoffAt: instant().notNull(),
  /** The editorial state; whether the date is open or performed follows from the time, see `statusOf`. */
  state: text({ enum: ["draft", "published", "cancelled"] }).notNull(),
  /** When staff moved it: its orders follow, and their buyers are offered a choice. */
  movedAt: instant(),
  /** The lowest price of this date. */
  priceFrom: jsonb().$type<Prices>().notNull(),
});
