import type { AuthorisationLevel } from "@aradhana/core/contract";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { changes } from "../db/columns.ts";
import type { Text } from "../text/text.ts";

/** On whose word a rite is offered, and how we know. */
export type Authorisation = {
  level: AuthorisationLevel;
  authority: Text;
  text: Text;
  documentUrl: string | null;
  verifyUrl: string | null;
  /** ISO 8601. */
  checkedAt: string;
};

export const temples = pgTable("temples", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Text>().notNull(),
  city: jsonb().$type<Text>().notNull(),
  state: jsonb().$type<Text>().notNull(),
  about: jsonb().$type<Text>().notNull(),
  image: text().notNull(),
  imageAlt: jsonb().$type<Text>().notNull(),
  authorisation: jsonb().$type<Authorisation>().notNull(),
  ...changes,
});
