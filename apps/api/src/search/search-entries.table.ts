import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { tsvector } from "../db/columns.ts";

/** What can be searched. */
export const searchKinds = ["pooja", "chadhaava", "abhimantrit", "gemstone", "article"] as const;
export type SearchKind = (typeof searchKinds)[number];

/**
 * What is offered, as narrow rows for searching: a search reads and ranks many rows, and those of the catalogue are
 * wide. Triggers of the catalogue's tables write them; see docs/decisions/0033-a-narrow-table-for-searching.md.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    kind: text({ enum: searchKinds }).notNull(),
    /** The slug of a series or an article, the id of a good. */
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
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    // A search is always of one kind.
    ...searchKinds.map((kind) =>
      index(`search_entries_${kind}_idx`)
        .using("gin", table.words)
        .where(sql.raw(`kind = '${kind}'`)),
    ),
  ],
);

/** Every indexed word of a kind, for corrections of typos. */
export const searchWords = pgTable(
  "search_words",
  {
    kind: text({ enum: searchKinds }).notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.word] })],
);
