import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { articles } from "../articles/articles.table.ts";
import { astrologers } from "../astrologers/astrologers.table.ts";
import { chadhaavaSeries } from "../chadhaava/series.table.ts";
import type { Database } from "../db/database.ts";
import { gems } from "../goods/gems.table.ts";
import { products } from "../goods/products.table.ts";
import { series } from "../pujas/series.table.ts";
import { type PurposeKind, purposeTexts } from "../purposes/purpose-texts.ts";
import { servicePackages } from "../service-packages/service-packages.table.ts";
import { temples } from "../temples/temples.table.ts";
import type { Text } from "../text/text.ts";
import { FOLD_VERSION, foldWords } from "./fold-words.ts";
import { type SearchTexts, searchColumnsOf } from "./search-columns.ts";

type Searched = PgTable &
  Record<"titleWords" | "searchWords" | "searchTexts" | "foldVersion" | "updatedAt", AnyPgColumn>;

interface Source {
  table: Searched;
  id: AnyPgColumn;
  title: AnyPgColumn;
  /** Of what has purposes, by whose everyday words it is found. */
  purposes?: { slugs: AnyPgColumn; kind: PurposeKind };
}

const ritual = ({ purposeSlugs }: Record<"purposeSlugs", AnyPgColumn>) =>
  ({ purposes: { slugs: purposeSlugs, kind: "ritual" } }) as const;
const good = ({ purposeSlugs }: Record<"purposeSlugs", AnyPgColumn>) =>
  ({ purposes: { slugs: purposeSlugs, kind: "good" } }) as const;

const sources: readonly Source[] = [
  { table: series, id: series.slug, title: series.title, ...ritual(series) },
  {
    table: chadhaavaSeries,
    id: chadhaavaSeries.slug,
    title: chadhaavaSeries.title,
    ...ritual(chadhaavaSeries),
  },
  { table: products, id: products.id, title: products.title, ...good(products) },
  { table: gems, id: gems.id, title: gems.title, ...good(gems) },
  { table: articles, id: articles.slug, title: articles.title },
  { table: temples, id: temples.id, title: temples.name },
  { table: astrologers, id: astrologers.id, title: astrologers.name },
  { table: servicePackages, id: servicePackages.id, title: servicePackages.title },
];

/** How many rows are read at a time. */
const BATCH = 100;

interface Row {
  id: string;
  title: Text;
  titleWords: string;
  searchWords: string;
  searchTexts: SearchTexts | null;
  foldVersion: number;
  purposeSlugs?: string[];
}

/**
 * Folds the words of rows again that older rules have folded, with the everyday words of today. Each row is a transaction of its own, and the search goes
 * on meanwhile: until its turn, a row is found by its old words. Several processes may run it.
 */
export async function refoldSearchWords(db: Database, stop: AbortSignal): Promise<void> {
  for (const source of sources) {
    for (let after = ""; ; ) {
      const rows = await readOld(db, source, after);
      for (const row of rows) {
        if (stop.aborted) return;
        await refold(db, source, row);
      }
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
  }
}

async function readOld(db: Database, { table, id, title, purposes }: Source, after: string): Promise<Row[]> {
  const { titleWords, searchWords, searchTexts, foldVersion } = table;
  const rows = await db
    .select({
      ...{ id, title, titleWords, searchWords, searchTexts, foldVersion },
      ...(purposes && { purposeSlugs: purposes.slugs }),
    })
    .from(table)
    .where(and(lt(foldVersion, FOLD_VERSION), gt(id, after)))
    .orderBy(asc(id))
    .limit(BATCH);
  // Drizzle cannot infer the types of a generic table's columns; those of these tables are the same.
  return rows as unknown as Row[];
}

async function refold(db: Database, { table, id, purposes }: Source, row: Row): Promise<void> {
  const implied = purposes && purposeTexts(row.purposeSlugs ?? [], purposes.kind);
  const { titleWords, searchWords } = row.searchTexts
    ? searchColumnsOf(row.searchTexts, implied)
    : withTitle(row, implied);
  // A column that is set runs the triggers, even if it stays the same.
  const isSame = titleWords === row.titleWords && searchWords === row.searchWords;
  await db
    .update(table as typeof products)
    .set({
      ...(!isSame && { titleWords, searchWords }),
      foldVersion: FOLD_VERSION,
      // Nothing that a visitor reads has changed.
      updatedAt: sql`${table.updatedAt}`,
    })
    // Not if somebody has saved the row since it was read.
    .where(and(eq(id, row.id), eq(table.foldVersion, row.foldVersion)));
}

/** Folded words are not folded twice: the result is another. Of a row without texts, those of the title are added. */
function withTitle({ title, titleWords, searchWords }: Row, implied?: SearchTexts) {
  const withOwn = (words: string, texts: readonly string[]) => {
    const known = words.split(" ");
    const own = texts.flatMap(foldWords);
    return [...known, ...new Set(own.filter((word) => !known.includes(word)))].join(" ").trim();
  };
  const own = Object.values(title);
  return {
    titleWords: withOwn(titleWords, [...own, ...(implied?.title.flat() ?? [])]),
    searchWords: withOwn(searchWords, [...own, ...(implied?.other ?? [])]),
  };
}
