import type { SearchType } from "@aradhana/core/search";
import { boolean, index, integer, pgTable, primaryKey, real, text, unique } from "drizzle-orm/pg-core";
import { tsvector } from "../db/columns.ts";

/** What can be searched. */
export type SearchKind = SearchType;

/**
 * What is offered, as narrow rows for searching: those of the catalogue are wide. Triggers of the catalogue's tables
 * write this table and the two below; see docs/decisions/0038-a-search-reads-best-matches-only.md.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    /** Its short id in `searchPostings`. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<SearchKind>().notNull(),
    /** The slug of a series or an article, the id of anything else. */
    id: text().notNull(),
    /** The folded words; those in which a match ranks first have the weight A. */
    words: tsvector().notNull(),
    popularity: integer().notNull().default(0),
    /** Only of a series, as the next three. */
    templeId: text(),
    deitySlugs: text().array(),
    purposeSlugs: text().array(),
    isVip: boolean(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), unique().on(table.number)],
);

/** Every indexed word of a kind, to complete words and to correct typos. */
export const searchWords = pgTable(
  "search_words",
  {
    number: integer().notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<SearchKind>().notNull(),
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.word] }),
    // In the order of bytes, for the words with a prefix.
    index("search_words_prefix_idx").on(table.kind, table.word.op("text_pattern_ops")),
  ],
);

/** Each word of each entry. The best entries of a word are next to each other in the index. */
export const searchPostings = pgTable(
  "search_postings",
  {
    /** Numbers of rows of `searchWords` and `searchEntries`. */
    word: integer().notNull(),
    entry: integer().notNull(),
    /** How well the entry matches the word. */
    rank: real().notNull(),
    popularity: integer().notNull(),
  },
  (table) => [
    index("search_postings_best_idx").on(table.word, table.rank.desc(), table.popularity.desc(), table.entry),
    index("search_postings_entry_idx").on(table.entry),
  ],
);
