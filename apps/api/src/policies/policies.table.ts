import type { Language, Policy } from "@aradhana/core/contract";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { changes } from "../db/columns.ts";

export const policies = pgTable("policies", {
  slug: text().primaryKey(),
  /** The whole document in each language. */
  content: jsonb().$type<Readonly<Record<Language, Policy>>>().notNull(),
  ...changes,
});
