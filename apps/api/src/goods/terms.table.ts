import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Text } from "../text/text.ts";

/** The values of the goods' filters with their names: materials, colours, stones, planets, laboratories and so on. */
export const goodsTerms = pgTable(
  "goods_terms",
  {
    kind: text({
      enum: [
        "category",
        "material",
        "color",
        "stone",
        "planet",
        "rashi",
        "origin",
        "treatment",
        "lab",
        "gem_color",
        "color_family",
        "shape",
        "metal",
      ],
    }).notNull(),
    value: text().notNull(),
    label: jsonb().$type<Text>().notNull(),
    /** CSS hexadecimal; of a colour. */
    hex: text(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
);
