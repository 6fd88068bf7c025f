import type { OrderType } from "@aradhana/core/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { changes, instant } from "../db/columns.ts";
import type { Text } from "../text/text.ts";

/** For whom a banner is; of what is null, for everybody. */
export type Audience = {
  places: ("web" | "frame" | "webview")[] | null;
  partners: string[] | null;
  countries: string[] | null;
};

/** A picture with words that leads to a puja or chadhaava, for some and for a while. */
export const banners = pgTable("banners", {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  position: integer().notNull(),
  title: jsonb().$type<Text>().notNull(),
  text: jsonb().$type<Text>().notNull(),
  action: jsonb().$type<Text>().notNull(),
  image: jsonb().$type<{ name: string; alt: Text }>().notNull(),
  target: jsonb().$type<{ type: OrderType; seriesSlug: string }>().notNull(),
  audience: jsonb().$type<Audience>().notNull(),
  /** From the beginning, when null. */
  startsAt: instant(),
  /** Never, when null. */
  endsAt: instant(),
  ...changes,
});
