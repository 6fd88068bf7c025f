import type { SearchTexts } from "../search/search-columns.ts";
import { everydayWords } from "./everyday-words.ts";

/** What has these purposes: a ritual answers single needs too. */
export type PurposeKind = "ritual" | "good";

/** The everyday words by which it is found; a match in those of its main purpose, the first one, ranks first. */
export function purposeTexts(slugs: readonly string[], kind: PurposeKind): SearchTexts {
  const [main = [], ...others] = slugs.map((slug) => {
    const { names = [], needs = [] } = everydayWords[slug] ?? {};
    return kind === "ritual" ? [names, needs] : [names];
  });
  return { title: main, other: [main, ...others].flat(2) };
}
