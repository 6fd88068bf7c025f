import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { changes } from "../db/columns.ts";
import type { Text } from "../text/text.ts";

export const temples = pgTable("temples", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Text>().notNull(),
  city: jsonb().$type<Text>().notNull(),
  state: jsonb().$type<Text>().notNull(),
  about: jsonb().$type<Text>().notNull(),
  image: text().notNull(),
  imageAlt: jsonb().$type<Text>().notNull(),
  ...changes,
});
