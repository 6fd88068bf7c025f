import { integer, jsonb } from "drizzle-orm/pg-core";
import { FOLD_VERSION, foldWords } from "./fold-words.ts";

/** What a row is found by, as it was written. */
export interface SearchTexts {
  /** A match in these ranks first. A word of several groups is repeated, so that it ranks higher. */
  title: readonly (readonly string[])[];
  other: readonly string[];
}

/** The columns, beside those of the folded words, by which words are folded again when the rules change. */
export const foldedColumns = () => ({
  /** Null in rows from before December 2026, of which only the folded words were stored. */
  searchTexts: jsonb().$type<SearchTexts>(),
  /** The version of the rules by which the words are folded. */
  foldVersion: integer().notNull().default(0),
});

const none: SearchTexts = { title: [], other: [] };

/**
 * The values of all columns that a row is found by. `implied` is what follows from other columns of the row: it is not stored
 * with the texts, so that it is the one of today when the words are folded again.
 */
export function searchColumnsOf(texts: SearchTexts, implied = none) {
  return {
    titleWords: [...texts.title, ...implied.title].map(folded).join(" "),
    searchWords: folded([...texts.other, ...implied.other]),
    searchTexts: texts,
    foldVersion: FOLD_VERSION,
  };
}

const folded = (texts: readonly string[]) => [...new Set(texts.flatMap(foldWords))].join(" ");
