import type { NotifyRequest, NotifyType } from "@aradhana/core/contract";
import {
  and,
  asc,
  eq,
  exists,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { type Opening, openingSources } from "../lines/opening-sources.ts";
import type { Vault } from "../vault/create-vault.ts";
import { type OpeningAlert, openingAlerts } from "./notify.table.ts";

/** Limits the messages that a stranger can cause to one number; counts those sent within a day too. */
const ALERTS_PER_NUMBER = 10;
const LEASE_MS = 60_000;
const HOUR_MS = 3_600_000;

const contextOf = (index: string) => `opening_alerts.phone/${index}`;

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

const isDue = (now: Date): SQL | undefined =>
  and(isNull(openingAlerts.sentAt), lte(openingAlerts.dueAt, now));

const isAwaited = (db: Database, type: NotifyType, slug: SQLWrapper, now: Date): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(openingAlerts)
      .where(and(eq(openingAlerts.itemType, type), sql`${openingAlerts.seriesSlug} = ${slug}`, isDue(now))),
  );

/** Everything with due alerts that can be booked or bought now; of a series or an astrologer, the earliest. */
export async function readOpenings(db: Database, now: Date): Promise<Opening[]> {
  const found = await Promise.all(
    (Object.keys(openingSources) as NotifyType[]).map(async (type) => {
      const open = await openingSources[type].readOpen(db, now, (slug) => isAwaited(db, type, slug, now));
      return open.map((opening) => ({ type, ...opening }));
    }),
  );
  return found.flat();
}

const sameAlert = ({ phoneIndex: index, itemType, seriesSlug, channel }: OpeningAlert) =>
  and(
    eq(openingAlerts.phoneIndex, index),
    eq(openingAlerts.itemType, itemType),
    eq(openingAlerts.seriesSlug, seriesSlug),
    eq(openingAlerts.channel, channel),
  );

/** Claims the next due alert of a series, product or astrologer. If the worker dies, the alert is due again after a minute. */
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
