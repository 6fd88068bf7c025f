import { doublePrecision, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { changes } from "../db/columns.ts";
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
  /** Where it stands, in degrees: north and east are positive. Dates are calculated for this place. */
  lat: doublePrecision(),
  lon: doublePrecision(),
  /** As the priest names it in the sankalp; the title is read where it is missing. */
  spoken: jsonb().$type<Spoken>(),
  ...changes,
});
