import type { Language, Policy } from "@aradhana/core/contract";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";

/** A policy without its contacts. */
export type PolicyText = Omit<Policy, "contacts" | "grievance_officer">;

export const policies = pgTable("policies", {
  slug: text().primaryKey(),
  /** The document in each language; contacts are added from the shop's data. */
  content: jsonb().$type<Readonly<Record<Language, PolicyText>>>().notNull(),
  ...timestamps,
});
