import type { OrderState } from "@aradhana/core/contract";
import { type StaffRitual, toBePerformed } from "@aradhana/core/staff";
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { fulfilments, orderItems } from "../../orders/orders.table.ts";
import { performedStates } from "../../orders/performed-states.ts";
import { recordings } from "../../recordings/recordings.table.ts";
import { temples } from "../../temples/temples.table.ts";
import type { Text } from "../../text/text.ts";
import { withoutNames } from "../orders/mark-performed.ts";
import { startsOn, templesOfDates } from "../orders/staff-orders.queries.ts";

const paid = [...withoutNames, ...toBePerformed, ...performedStates];

const countOf = (states: readonly OrderState[]) =>
  sql<number>`(count(*) filter (where ${inArray(fulfilments.state, [...states])}))::int`;

/** The rituals that somebody paid for, each with its orders counted. */
function selectRituals(db: Database, matches?: (temple: SQL) => SQL | undefined) {
  const dates = templesOfDates(db);
  return db
    .select({
      id: orderItems.offerId,
      type: orderItems.kind,
      title: sql<Text>`(array_agg(${orderItems.title}))[1]`,
      temple: { id: temples.id, name: temples.name },
      startsAt: sql<Date>`max(${fulfilments.startsAt})`.mapWith(fulfilments.startsAt).as("starts_at"),
      orders: sql<number>`count(*)::int`,
      withoutNames: countOf(withoutNames),
      performed: countOf(performedStates),
    })
    .from(fulfilments)
    .innerJoin(orderItems, eq(orderItems.id, fulfilments.itemId))
    .leftJoin(dates, eq(dates.dateId, orderItems.offerId))
    .leftJoin(temples, eq(temples.id, dates.templeId))
    .where(
      and(
        eq(fulfilments.kind, "ritual"),
        inArray(fulfilments.state, paid),
        matches?.(sql`${dates.templeId}`),
      ),
    )
    .groupBy(orderItems.offerId, orderItems.kind, temples.id, temples.name)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectRituals>>[number];

interface RitualFilter {
  day?: string | undefined;
  temple_id?: string | undefined;
  when: "started" | "coming";
  now: Date;
}

/** A page of the rituals that have started, the latest first, or of those to come, the next first. */
export async function listRituals(
  db: Database,
  { day, temple_id, when, now }: RitualFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rituals: StaffRitual[]; total: number }> {
  const select = () =>
    selectRituals(db, (temple) =>
      and(
        when === "started" ? lte(fulfilments.startsAt, now) : gt(fulfilments.startsAt, now),
        day === undefined ? undefined : startsOn(day),
        temple_id === undefined ? undefined : eq(temple, temple_id),
      ),
    );
  const sequence = when === "started" ? desc : asc;
  const rows = await select()
    .orderBy(sequence(sql`starts_at`), asc(orderItems.offerId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rituals: await ritualsOf(db, rows), total: await db.$count(select().as("rituals")) };
}

/** One ritual; undefined if nobody has paid for it. */
export async function findRitual(db: Database, id: string): Promise<StaffRitual | undefined> {
  const rows = await selectRituals(db, () => eq(orderItems.offerId, id));
  return (await ritualsOf(db, rows))[0];
}

async function ritualsOf(db: Database, rows: readonly Row[]): Promise<StaffRitual[]> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(recordings)
    .where(
      and(inArray(recordings.ritualId, ids), isNull(recordings.deletedAt), ne(recordings.state, "refused")),
    )
    .orderBy(asc(recordings.createdAt));
  const byRitual = Map.groupBy(found, ({ ritualId }) => ritualId);
  return rows.map(
    ({ id, type, title, temple, startsAt, orders, withoutNames: waiting, performed: done }) => ({
      ...{ id, type, title, temple, starts_at: startsAt.toISOString(), orders },
      ...{ without_names: waiting, performed: done, recording: stateOf(byRitual.get(id) ?? []) },
    }),
  );
}

/** How far the recording of a ritual is, of the uploads that there were. */
function stateOf(found: readonly (typeof recordings.$inferSelect)[]): StaffRitual["recording"] {
  const last = found.at(-1);
  if (!last) return null;
  if (found.some(({ publishedAt }) => publishedAt !== null)) return "published";
  return last.state === "ready" ? "ready" : "uploading";
}
