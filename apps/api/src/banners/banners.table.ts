import type { RitualType } from "@aradhana/core/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, timestamps } from "../db/columns.ts";
import type { Text } from "../text/text.ts";

/** Who sees a banner; null means no restriction. */
export type Audience = {
  places: ("web" | "frame" | "webview")[] | null;
  partners: string[] | null;
  countries: string[] | null;
};

/** An image with text that links to a puja or chadhaava, for an audience and a period. */
export const banners = pgTable("banners", {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  position: integer().notNull(),
  title: jsonb().$type<Text>().notNull(),
  text: jsonb().$type<Text>().notNull(),
  action: jsonb().$type<Text>().notNull(),
  image: jsonb().$type<{ name: string; alt: Text }>().notNull(),
  target: jsonb().$type<{ type: RitualType; seriesSlug: string }>().notNull(),
  audience: jsonb().$type<Audience>().notNull(),
  /** Null: no start limit. */
  startsAt: instant(),
  /** Exclusive. Null: no end limit. */
  endsAt: instant(),
  ...timestamps,
});
