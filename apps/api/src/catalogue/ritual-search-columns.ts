import { type OccasionKey, occasionRules } from "../calendar/occasion-rules.ts";
import { purposeTexts } from "../purposes/purpose-texts.ts";
import { type SearchTexts, searchColumnsOf } from "../search/search-columns.ts";
import type { Text } from "../text/text.ts";

interface Searched {
  title: Text;
  subtitle: Text;
  occasion: string | null;
  temple: { name: Text; city: Text; state: Text; aliases?: readonly string[] } | undefined;
  deities: readonly { name: Text; aliases: readonly string[] }[];
  /** The first is the main purpose. */
  purposes: readonly { slug: string; name: Text }[];
  /** What it is: a puja, a chadhaava. */
  kind: readonly string[];
  /** Everyday words for which it is found first. */
  answers?: readonly string[] | undefined;
}

const both = (texts: readonly Text[]) => texts.flatMap(({ en, hi }) => [en, hi]);

/** The search words of a series: its own texts, those of its temple, deities and purposes, and its kind. */
export function ritualSearchColumns({
  title,
  subtitle,
  occasion,
  temple,
  deities,
  purposes,
  ...seed
}: Searched) {
  const main = purposes.slice(0, 1).map(({ name }) => name);
  const names = [...deities, ...purposes].map(({ name }) => name);
  const texts = [title, subtitle, ...names];
  const day = occasion === null ? undefined : occasionRules[occasion as OccasionKey];
  if (day) texts.push(day.name);
  if (temple) texts.push(temple.name, temple.city, temple.state);
  const aliases = [temple?.aliases ?? [], ...deities.map((deity) => deity.aliases)].flat();
  return searchColumnsOf(
    {
      title: [both([title]), both(main), seed.answers ?? []],
      other: [...seed.kind, ...both(texts), ...aliases],
    },
    purposeTexts(
      purposes.map(({ slug }) => slug),
      "ritual",
    ),
  );
}

/** The everyday words that a stored series has of its own, beside those of its purposes. */
export const answersOf = (stored: SearchTexts | null): readonly string[] => stored?.title[2] ?? [];
