import type { TempleContent, WrittenTemple } from "@aradhana/core/staff";
import { searchColumnsOf } from "../../search/search-columns.ts";
import type { temples } from "../../temples/temples.table.ts";
import { withVersion } from "../versions.ts";

type Row = typeof temples.$inferSelect;
type Named = Pick<Row, "name" | "city" | "state">;

const namesOf = ({ name, city, state }: Named) => [name, city, state].flatMap(({ en, hi }) => [en, hi]);

/** The columns of a temple from what staff wrote. Other words by which it is found stay. */
export function columnsOf({ picture, picture_alt, ...content }: TempleContent, before?: Row) {
  const earlier = new Set(before && namesOf(before));
  const others = before?.searchTexts?.other.filter((text) => !earlier.has(text)) ?? [];
  return {
    ...{ ...content, image: picture, imageAlt: picture_alt },
    ...searchColumnsOf({
      title: [[content.name.en, content.name.hi]],
      other: [...namesOf(content), ...others],
    }),
  };
}

/** A stored temple as staff write it. */
export const templeOf = ({ id, slug, image, imageAlt, ...row }: Row): WrittenTemple => ({
  ...{ id, slug },
  ...withVersion({
    ...{ name: row.name, city: row.city, state: row.state, about: row.about },
    ...{ picture: image, picture_alt: imageAlt, lat: row.lat, lon: row.lon, spoken: row.spoken },
  }),
});
