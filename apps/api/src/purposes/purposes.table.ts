import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";
import type { Text } from "../text/text.ts";

export const purposes = pgTable("purposes", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Text>().notNull(),
  position: integer().notNull(),
  ...timestamps,
});
