import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";
import type { Text } from "../text/text.ts";

/** A block of the home page as an editor configures it; its catalogue data is read on each request. */
export type HomeBlock =
  | { type: "category"; label: Text; href: string }
  | {
      type: "upcoming" | "vip" | "by_purpose" | "by_deity" | "temples" | "reviews";
      title: Text;
      seeAll: string | null;
    }
  | { type: "how_it_works" | "trust"; title: Text; points: { title: Text; text: Text }[] };

export const homeBlocks = pgTable("home_blocks", {
  key: text().primaryKey(),
  position: integer().notNull(),
  content: jsonb().$type<HomeBlock>().notNull(),
  ...timestamps,
});
