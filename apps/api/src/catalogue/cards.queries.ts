import { and, asc, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import { builtOnce } from "../db/built-once.ts";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { temples } from "../temples/temples.table.ts";
import { bookableAfter } from "./bookable-after.ts";
import { deityNames, templeOfCard } from "./card-columns.ts";
import { type CommonCard, commonCard, type DatedCardRow } from "./card-view.ts";
import type { DatedTables, Dates } from "./dated-line.ts";
import { isListed } from "./is-listed.ts";

type Line = DatedTables & { cardColumns: Record<string, AnyPgColumn> };
type Row = DatedCardRow & { own: Record<string, unknown> };
type ToCard<Card> = (common: CommonCard, own: Record<string, unknown>) => Card;

/** Creates a function that reads the cards of dates in the order of the ids, without unlisted ones. */
export function datedCardsReader<Card>(line: Line, toCard: ToCard<Card>) {
  const listedRows = builtOnce((db) => {
    const isRequested = sql`${line.dates.id} = any(${sql.placeholder("ids")})`;
    return selectCardRows(db, line, and(isRequested, isListed(line)), sql.placeholder("now")).prepare("");
  });
  return async (db: Database, ids: readonly string[], view: View): Promise<Card[]> => {
    if (ids.length === 0) return [];
    const rows = await listedRows(db).execute({ ids, now: view.now.toISOString() });
    const byId = new Map(
      (rows as unknown as Row[]).map((row) => [row.id, toCard(commonCard(row, view), row.own)]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** The card of a date that was sold, also if its series was withdrawn later. */
export async function readSoldCard<Card>(
  db: Database,
  line: Line,
  toCard: ToCard<Card>,
  id: string,
  view: View,
): Promise<Card> {
  const [row] = (await selectCardRows(db, line, eq(line.dates.id, id), view.now)) as unknown as Row[];
  if (!row) throw new Error(`The date ${id} was deleted although it has orders.`);
  const state = row.state === "cancelled" ? row.state : "published";
  return toCard(commonCard({ ...row, state }, view), row.own);
}

/** Its rows are `Row`s: drizzle cannot infer the types of the columns of a generic table. */
function selectCardRows(db: Database, line: Line, condition: SQL | undefined, now: Date | Placeholder) {
  const { dates, series, cardColumns } = line;
  const later = alias(dates, "later") as unknown as Dates;
  const next = db
    .select({ id: later.id, startAt: later.startAt })
    .from(later)
    .where(bookableAfter(later, dates, now))
    .orderBy(asc(later.startAt))
    .limit(1)
    .as("next");
  return db
    .select({
      ...{ id: dates.id, occasion: dates.occasion, tithi: dates.tithi, state: dates.state },
      ...{ startAt: dates.startAt, endAt: dates.endAt, tz: dates.tz, cutoffAt: dates.cutoffAt },
      ...{ priceFrom: dates.priceFrom, slug: series.slug, title: series.title, images: series.images },
      authorisation: series.authorisation,
      own: cardColumns,
      temple: templeOfCard,
      deities: deityNames(series.deitySlugs),
      next: { id: next.id, startAt: next.startAt },
    })
    .from(dates)
    .innerJoin(series, eq(series.slug, dates.seriesSlug))
    .innerJoin(temples, eq(temples.id, series.templeId))
    .leftJoinLateral(next, isNull(series.withdrawnAt))
    .where(condition);
}
