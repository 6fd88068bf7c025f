import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";
import type { Text } from "../text/text.ts";

export const deities = pgTable("deities", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Text>().notNull(),
  image: text().notNull(),
  imageAlt: jsonb().$type<Text>().notNull(),
  /** Other names and spellings, for the search. */
  aliases: text().array().notNull(),
  position: integer().notNull(),
  ...timestamps,
});
