import { doublePrecision, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";
import { foldedColumns } from "../search/search-columns.ts";
import type { Spoken, Text } from "../text/text.ts";

export const temples = pgTable("temples", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Text>().notNull(),
  city: jsonb().$type<Text>().notNull(),
  state: jsonb().$type<Text>().notNull(),
  about: jsonb().$type<Text>().notNull(),
  image: text().notNull(),
  imageAlt: jsonb().$type<Text>().notNull(),
  /** The location in degrees, north and east positive. Dates are calculated for it. */
  lat: doublePrecision(),
  lon: doublePrecision(),
  /** The name as spoken in the sankalp; if missing, the title is used. */
  spoken: jsonb().$type<Spoken>(),
  /** Folded words in both scripts, and those of the name, in which a match ranks first; for `searchEntries`. */
  searchWords: text().notNull().default(""),
  titleWords: text().notNull().default(""),
  ...foldedColumns(),
  ...timestamps,
});
