import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import { type SearchKind, searchEntries, searchPostings, searchWords } from "./search-entries.table.ts";

/** An entry that matches a search. */
export interface FoundEntry {
  kind: SearchKind;
  id: string;
  /** Higher is better. */
  rank: number;
}

interface Search {
  kinds: readonly SearchKind[];
  /** Folded words; each may be the beginning of a word. */
  words: readonly string[];
  /** Whether an entry must match each of the words, or one of them; then those that match more of them come first. */
  match: "all" | "any";
  /** How many of the best matches of each kind are read. */
  most: number;
}

/** Further words of a search are ignored. */
const MAX_WORDS = 8;
/** How many words with one beginning are searched for. */
const MAX_COMPLETIONS = 200;
/** About how many matches are read of all words with one beginning. */
const MAX_READ = 1_000;
/** What a whole word ranks above the beginning of one: more than any rank, so that "sun" is the Sun before Sundarkand. */
const WHOLE_WORD = 1;
/** The best matches of one word that are checked for the others, as a multiple of those that are returned. */
const CHECKED = 8;

/**
 * The best matches of each kind. However large the catalogue is, only a limited number of rows is read: words that few
 * entries have are read completely, of others only the best entries. If an entry must match several words, the best
 * entries of the rarest one are checked for the others.
 */
export async function findEntries(
  db: Database,
  { kinds, words, match, most }: Search,
): Promise<FoundEntry[]> {
  const unique = [...new Set(words)].slice(0, MAX_WORDS);
  if (unique.length === 0) return [];
  const mustCheck = match === "all" && unique.length > 1;
  const checked = match === "all" ? most * CHECKED : most;
  const groups = unique.map((_, index) => index);
  // Of one word with one completion, the index has the best entries first: none of the others is counted or ranked.
  const isOneWord = sql`(${unique.length === 1} and cardinality(numbers) = 1)`;
  /** The best entries of each completion of a group. */
  const postings = sql`
    unnest(numbers) as number, lateral (
      select entry, rank, popularity from ${searchPostings} where word = number
      order by rank desc nulls last, popularity desc nulls last, entry
      limit case when ${isOneWord} then ${most} when size < ${checked} then ${checked}
        else greatest(least(${most}, ${MAX_READ} / cardinality(numbers)), ${checked} / cardinality(numbers)) end
    ) as posting`;
  return rowsOf<FoundEntry>(
    db,
    sql`
      with expanded as (
        select kind, group_number, array_agg(number) as numbers,
          array_agg(number) filter (where word = prefix) as whole
        from unnest(${sql.param(kinds)}::text[]) as kind,
          unnest(${sql.param(unique)}::text[], ${sql.param(groups)}::int[]) as requested(prefix, group_number),
          lateral (
            select number, word from ${searchWords} as words
            where words.kind = kind.kind and word ~>=~ prefix and word ~<~ (prefix || '~')
            order by word using ~<~ limit ${MAX_COMPLETIONS}
          ) as completion
        group by kind, group_number
      ), sized as materialized (
        select *, case when ${isOneWord} then ${checked} else (select count(*) from (
          select from ${searchPostings} where word = any(numbers) limit ${checked}
        ) as counted) end as size
        from expanded
      ), rarest as (
        select distinct on (kind) * from sized
        where (select count(*) from sized as others where others.kind = sized.kind) = ${unique.length}
        order by kind, size, group_number
      )
      ${
        mustCheck
          ? sql`
              select kind, best.id, best.rank from rarest, lateral (
                select id, ts_rank(words, query) as rank, popularity
                from ${searchEntries}, to_tsquery('simple', ${unique.map((word) => `${word}:*`).join(" & ")}) as query
                where number = any(array(select entry from ${postings})) and words @@ query
                order by rank desc, popularity desc, id limit ${most}
              ) as best`
          : sql`
              select kind, best.id, best.rank from unnest(${sql.param(kinds)}::text[]) as kind, lateral (
                select entries.id, best.rank, entries.popularity from (
                  select entry, sum(rank) as rank, max(popularity) as popularity from (
                    select entry, max(popularity) as popularity,
                      max(posting.rank + case when number = any(whole) then ${WHOLE_WORD} else 0 end) as rank
                    from ${match === "all" ? sql`rarest` : sql`sized`} as chosen, ${postings}
                    where chosen.kind = kind.kind
                    group by group_number, entry
                  ) as ranked
                  group by entry order by rank desc, popularity desc, entry limit ${most}
                ) as best inner join ${searchEntries} as entries on entries.number = best.entry
              ) as best`
      }
      order by kind, best.rank desc, best.popularity desc, best.id`,
  );
}
