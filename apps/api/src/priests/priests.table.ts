import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";
import { temples } from "../temples/temples.table.ts";
import type { Text } from "../text/text.ts";

export const priests = pgTable(
  "priests",
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    name: jsonb().$type<Text>().notNull(),
    lineage: jsonb().$type<Text>().notNull(),
    /** ISO 639-1, the mother tongue first. */
    languages: text().array().notNull(),
    templeId: text()
      .notNull()
      .references(() => temples.id),
    ...timestamps,
  },
  (table) => [index("priests_temple_idx").on(table.templeId)],
);
