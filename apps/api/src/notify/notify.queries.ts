import { type NotifyRequest, type NotifyType, type RitualType, ritualType } from "@aradhana/core/contract";
import {
  and,
  asc,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { BOOKABLE_MS } from "../calendar/occurrences.ts";
import type { DatedTables } from "../catalogue/dated-line.ts";
import { isListed } from "../catalogue/is-listed.ts";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { products } from "../goods/products.table.ts";
import { isInStock } from "../lines/abhimantrit/products.queries.ts";
import { datedLineOf } from "../lines/dated-lines.ts";
import type { Text } from "../text/text.ts";
import type { Vault } from "../vault/create-vault.ts";
import { type OpeningAlert, openingAlerts } from "./notify.table.ts";

/** Limits the messages that a stranger can cause to one number; counts those sent within a day too. */
const ALERTS_PER_NUMBER = 10;
const LEASE_MS = 60_000;
const HOUR_MS = 3_600_000;

const contextOf = (index: string) => `opening_alerts.phone/${index}`;

/** The series of a dated item, or the product, that the shop shows. */
export async function findSeries(db: Database, type: NotifyType, id: string): Promise<string | undefined> {
  if (type === "abhimantrit") {
    const [product] = await db
      .select({ slug: products.slug })
      .from(products)
      .where(and(eq(products.id, id), isNull(products.withdrawnAt)));
    return product?.slug;
  }
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

/** A date that can be booked or a product that can be bought, with waiting alerts. */
export interface Opening {
  type: NotifyType;
  id: string;
  seriesSlug: string;
  title: Text;
  /** Null for a product. */
  startAt: Date | null;
}

const isDue = (now: Date): SQL | undefined =>
  and(isNull(openingAlerts.sentAt), lte(openingAlerts.dueAt, now));

const isAwaited = (db: Database, type: NotifyType, slug: SQLWrapper, now: Date): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(openingAlerts)
      .where(and(eq(openingAlerts.itemType, type), sql`${openingAlerts.seriesSlug} = ${slug}`, isDue(now))),
  );

/** Everything with due alerts that can be booked or bought now; of a series, its earliest date. */
export async function readOpenings(db: Database, now: Date): Promise<Opening[]> {
  const dates = await Promise.all(ritualType.options.map((type) => readOpenDates(db, type, now)));
  return [...dates.flat(), ...(await readRestocked(db, now))];
}

async function readOpenDates(db: Database, type: RitualType, now: Date): Promise<Opening[]> {
  const { dates, series, isFull }: DatedTables = datedLineOf[type];
  const found = await db
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
        isAwaited(db, type, dates.seriesSlug, now),
      ),
    )
    .orderBy(asc(dates.seriesSlug), asc(dates.startAt));
  return found.map((date) => ({ type, ...date }));
}

async function readRestocked(db: Database, now: Date): Promise<Opening[]> {
  const type = "abhimantrit";
  const found = await db
    .select({ id: products.id, seriesSlug: products.slug, title: products.title })
    .from(products)
    .where(and(isNull(products.withdrawnAt), isInStock, isAwaited(db, type, sql`${products}.slug`, now)))
    .orderBy(asc(products.slug));
  return found.map((product) => ({ type, ...product, startAt: null }));
}

const sameAlert = ({ phoneIndex: index, itemType, seriesSlug, channel }: OpeningAlert) =>
  and(
    eq(openingAlerts.phoneIndex, index),
    eq(openingAlerts.itemType, itemType),
    eq(openingAlerts.seriesSlug, seriesSlug),
    eq(openingAlerts.channel, channel),
  );

/** Claims the next due alert of a series or product. If the worker dies, the alert is due again after a minute. */
export function claimAlert(
  db: Database,
  { type, seriesSlug }: Opening,
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
