import type { OrderState } from "@aradhana/core/contract";
import { type RitualDate, ritualDateParam, toBePerformed } from "@aradhana/core/staff";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import * as v from "valibot";
import { localDayOf } from "../../calendar/local-day.ts";
import { describeTithi, nameTithis, tithiAt } from "../../calendar/tithi.ts";
import type { Database } from "../../db/database.ts";
import { datedLines } from "../../lines/dated-lines.ts";
import { findDate } from "../../lines/find-date.queries.ts";
import { cheapest, type Prices } from "../../money/prices.ts";
import { fulfilments, orderItems } from "../../orders/orders.table.ts";
import { performedStates } from "../../orders/performed-states.ts";
import { packages } from "../../puja-packages/puja-packages.table.ts";
import { withPostage } from "../../puja-packages/with-postage.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import { series } from "../../pujas/series.table.ts";
import { withoutNames } from "../orders/mark-performed.ts";

const paid = [...withoutNames, ...toBePerformed];

/** The dates of every line, with the same columns. */
function selectDates(db: Database) {
  const [first, second, ...others] = datedLines.map(({ kind, dates, series: of }) =>
    db
      .select({
        id: sql<string>`${dates.id}`.as("id"),
        type: sql<RitualDate["type"]>`${kind}::text`.as("type"),
        seriesId: sql<string>`${dates.seriesSlug}`.as("series_id"),
        title: sql<RitualDate["title"]>`${of.title}`.as("title"),
        state: sql<RitualDate["state"]>`${dates.state}`.as("state"),
        startAt: sql<Date>`${dates.startAt}`.mapWith(pujas.startAt).as("start_at"),
        cutoffAt: sql<Date>`${dates.cutoffAt}`.mapWith(pujas.cutoffAt).as("cutoff_at"),
      })
      .from(dates)
      .innerJoin(of, eq(of.slug, dates.seriesSlug)),
  );
  if (!first || !second) throw new Error("there are two lines with dates");
  return unionAll(first, second, ...others).as("ritual_dates");
}

interface DateFilter {
  type?: RitualDate["type"] | undefined;
  series_id?: string | undefined;
  id?: string;
  /** Only later dates. */
  after?: Date;
}

/** Of each of these dates: its paid orders that are to be performed, and those that were. */
export async function countOrders(db: Database, ids: readonly string[]) {
  const countIn = (states: readonly OrderState[]) =>
    sql<number>`(count(*) filter (where ${inArray(fulfilments.state, [...states])}))::int`;
  const rows = await db
    .select({ id: orderItems.offerId, orders: countIn(paid), performed: countIn(performedStates) })
    .from(fulfilments)
    .innerJoin(orderItems, eq(orderItems.id, fulfilments.itemId))
    .where(inArray(orderItems.offerId, [...ids]))
    .groupBy(orderItems.offerId);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page of the dates, the next first. */
export async function listDates(
  db: Database,
  { type, series_id, id, after }: DateFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ dates: RitualDate[]; total: number }> {
  const all = selectDates(db);
  const matches = and(
    type && eq(all.type, type),
    series_id === undefined ? undefined : eq(all.seriesId, series_id),
    id === undefined ? undefined : eq(all.id, id),
    after && gt(all.startAt, after),
  );
  const rows = await db
    .select({
      ...{ id: all.id, type: all.type, seriesId: all.seriesId, title: all.title, state: all.state },
      ...{ startAt: all.startAt, cutoffAt: all.cutoffAt },
    })
    .from(all)
    .where(matches)
    .orderBy(asc(all.startAt), asc(all.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(all).where(matches);
  const ids = rows.map((row) => row.id);
  const counts = await countOrders(db, ids);
  const own = await db
    .select()
    .from(packages)
    .where(inArray(packages.pujaId, ids))
    .orderBy(asc(packages.position));
  const dates = rows.map((date) => ({
    ...{ id: date.id, type: date.type, series_id: date.seriesId, title: date.title, state: date.state },
    ...{ starts_at: date.startAt.toISOString(), cutoff_at: date.cutoffAt.toISOString() },
    ...{ orders: counts.get(date.id)?.orders ?? 0, performed: counts.get(date.id)?.performed ?? 0 },
    packages: own
      .filter(({ pujaId }) => pujaId === date.id)
      .map(({ id: packageId, name, prices }) => ({ id: packageId, name, prices })),
  }));
  return { dates, total: counted?.total ?? 0 };
}

/** One date; undefined if there is none. */
export async function readDate(db: Database, id: string): Promise<RitualDate | undefined> {
  if (!v.is(ritualDateParam, { id })) return undefined;
  return (await listDates(db, { id }, { page: 1, limit: 1 })).dates[0];
}

/** Cancels a date. Jobs offer its buyers another one or their money, and close the orders that are not paid. */
export async function cancelDate(tx: Database, id: string): Promise<void> {
  const date = await findDate(tx, id);
  if (date)
    await tx
      .update(date.line.dates)
      .set({ state: "cancelled" } as never)
      .where(eq(date.line.dates.id, id));
}

/** Moves a date with its deadlines. A job moves its orders, and tells their buyers. */
export async function moveDate(tx: Database, id: string, startsAt: Date, at: Date): Promise<void> {
  const date = await findDate(tx, id);
  if (!date) return;
  const byMs = startsAt.getTime() - date.startAt.getTime();
  const moved = (moment: Date) => new Date(moment.getTime() + byMs);
  await tx
    .update(date.line.dates)
    .set({
      ...{ startAt: startsAt, endAt: moved(date.endAt), cutoffAt: moved(date.cutoffAt) },
      ...{ sankalpCutoffAt: moved(date.sankalpCutoffAt), movedAt: at },
      // Another day has another tithi; within a day that of its observance stays.
      ...(localDayOf(startsAt) !== localDayOf(date.startAt) && {
        tithi: nameTithis([describeTithi(tithiAt(startsAt))]),
      }),
    } as never)
    .where(eq(date.line.dates.id, id));
}

/** Prices the packages of one date; what was sold keeps its price. False if one of them is not of this date. */
export async function priceDate(
  tx: Database,
  id: string,
  priced: readonly { id: string; prices: Prices }[],
): Promise<boolean> {
  for (const { id: packageId, prices } of priced) {
    const isOfDate = and(eq(packages.id, packageId), eq(packages.pujaId, id));
    const updated = await tx.update(packages).set({ prices }).where(isOfDate).returning({ id: packages.id });
    if (updated.length === 0) return false;
  }
  const own = await tx.select().from(packages).where(eq(packages.pujaId, id));
  const [found] = await tx
    .select({ prasad: series.prasad })
    .from(pujas)
    .innerJoin(series, eq(series.slug, pujas.seriesSlug))
    .where(eq(pujas.id, id));
  const priceFrom = cheapest(own.map((each) => withPostage(each, found?.prasad ?? null)));
  await tx.update(pujas).set({ priceFrom }).where(eq(pujas.id, id));
  return true;
}
