import type { NotifyRequest, RitualType } from "@aradhana/core/contract";
import { and, asc, eq, exists, gte, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { BOOKABLE_MS } from "../calendar/occurrences.ts";
import type { DatedTables } from "../catalogue/dated-line.ts";
import { isListed } from "../catalogue/is-listed.ts";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { datedLineOf } from "../lines/dated-lines.ts";
import type { Text } from "../text/text.ts";
import type { Vault } from "../vault/create-vault.ts";
import { type OpeningAlert, openingAlerts } from "./notify.table.ts";

/** Limits the messages that a stranger can cause to one number; counts those sent within a day too. */
const ALERTS_PER_NUMBER = 10;
const LEASE_MS = 60_000;
const HOUR_MS = 3_600_000;

const contextOf = (index: string) => `opening_alerts.phone/${index}`;

/** The series of a dated item that the shop shows. */
export async function findSeries(db: Database, type: RitualType, id: string): Promise<string | undefined> {
  const { dates, series }: DatedTables = datedLineOf[type];
  const [found] = await db
    .select({ slug: sql<string>`${series.slug}` })
    .from(dates)
    .innerJoin(series, eq(series.slug, dates.seriesSlug))
    .where(and(eq(dates.id, id), isListed({ dates, series })));
  return found?.slug;
}

interface NewAlert extends Pick<OpeningAlert, "itemType" | "seriesSlug" | "channel"> {
  e164: string;
  language: NonNullable<NotifyRequest["lang"]>;
  at: Date;
}

/**
 * Stores an alert, once for each number, series and channel. If its message was sent, it waits for the next one, which
 * is sent a day later at the earliest. False: the number waits for too many series.
 */
export async function storeAlert(db: Database, vault: Vault, alert: NewAlert): Promise<boolean> {
  const { e164, language, at, ...key } = alert;
  const index = phoneIndex(vault, e164);
  const others = or(
    ne(openingAlerts.itemType, key.itemType),
    ne(openingAlerts.seriesSlug, key.seriesSlug),
    ne(openingAlerts.channel, key.channel),
  );
  const waiting = await db.$count(openingAlerts, and(eq(openingAlerts.phoneIndex, index), others));
  if (waiting >= ALERTS_PER_NUMBER) return false;

  const phoneSealed = vault.seal(contextOf(index), e164);
  await db
    .insert(openingAlerts)
    .values({ ...key, phoneIndex: index, phoneSealed, language, requestedAt: at, dueAt: at })
    .onConflictDoUpdate({
      target: [
        openingAlerts.phoneIndex,
        openingAlerts.itemType,
        openingAlerts.seriesSlug,
        openingAlerts.channel,
      ],
      set: {
        ...{ phoneSealed, language, requestedAt: at, attempts: 0, sentAt: null },
        dueAt: sql`${openingAlerts.sentAt} + interval '1 day'`,
      },
      setWhere: isNotNull(openingAlerts.sentAt),
    });
  return true;
}

/** A date that can be booked, of a series with waiting alerts. */
export interface OpenDate {
  id: string;
  seriesSlug: string;
  title: Text;
  startAt: Date;
}

const isDue = (now: Date): SQL | undefined =>
  and(isNull(openingAlerts.sentAt), lte(openingAlerts.dueAt, now));

/** The earliest bookable date of each series with due alerts. */
export async function readOpenDates(db: Database, type: RitualType, now: Date): Promise<OpenDate[]> {
  const { dates, series, isFull }: DatedTables = datedLineOf[type];
  const due = db
    .select({ one: sql`1` })
    .from(openingAlerts)
    .where(and(eq(openingAlerts.itemType, type), eq(openingAlerts.seriesSlug, dates.seriesSlug), isDue(now)));
  return db
    .selectDistinctOn([dates.seriesSlug], {
      id: sql<string>`${dates.id}`,
      seriesSlug: sql<string>`${dates.seriesSlug}`,
      title: sql<Text>`${series.title}`,
      // A column of the same type: that of `Dates` is not known to the compiler.
      startAt: sql`${dates.startAt}`.mapWith(openingAlerts.dueAt),
    })
    .from(dates)
    .innerJoin(series, eq(series.slug, dates.seriesSlug))
    .where(
      and(
        eq(dates.state, "published"),
        gte(dates.cutoffAt, new Date(now.getTime() + BOOKABLE_MS)),
        sql`not ${isFull(dates)}`,
        isNull(series.withdrawnAt),
        exists(due),
      ),
    )
    .orderBy(asc(dates.seriesSlug), asc(dates.startAt));
}

const sameAlert = ({ phoneIndex: index, itemType, seriesSlug, channel }: OpeningAlert) =>
  and(
    eq(openingAlerts.phoneIndex, index),
    eq(openingAlerts.itemType, itemType),
    eq(openingAlerts.seriesSlug, seriesSlug),
    eq(openingAlerts.channel, channel),
  );

/** Claims the next due alert of a series. If the worker dies, the alert is due again after a minute. */
export function claimAlert(
  db: Database,
  type: RitualType,
  seriesSlug: string,
  at: Date,
): Promise<OpeningAlert | undefined> {
  return db.transaction(async (tx) => {
    const [alert] = await tx
      .select()
      .from(openingAlerts)
      .where(and(eq(openingAlerts.itemType, type), eq(openingAlerts.seriesSlug, seriesSlug), isDue(at)))
      .orderBy(asc(openingAlerts.dueAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!alert) return undefined;
    const attempts = alert.attempts + 1;
    const leased = { attempts, dueAt: new Date(at.getTime() + LEASE_MS) };
    await tx.update(openingAlerts).set(leased).where(sameAlert(alert));
    return { ...alert, ...leased };
  });
}

/** The number of an alert whose message was not sent yet. */
export function openPhone(vault: Vault, { phoneIndex: index, phoneSealed }: OpeningAlert): string {
  if (phoneSealed === null) throw new Error("the message of this alert was sent before");
  return vault.open(contextOf(index), phoneSealed);
}

/** Deletes the number; the rest of the alert prevents a second message until it is deleted too. */
export async function markSent(db: Database, alert: OpeningAlert, at: Date): Promise<void> {
  await db.update(openingAlerts).set({ phoneSealed: null, sentAt: at }).where(sameAlert(alert));
}

/** Schedules a failed message again, with intervals that double from a minute up to six hours. */
export async function retryLater(db: Database, alert: OpeningAlert, at: Date): Promise<void> {
  const wait = Math.min(2 ** alert.attempts * (LEASE_MS / 2), 6 * HOUR_MS);
  await db
    .update(openingAlerts)
    .set({ dueAt: new Date(at.getTime() + wait) })
    .where(sameAlert(alert));
}
