import { callTime, language } from "@aradhana/core/contract";
import { and, asc, eq, exists, isNull, lte, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { isListed } from "../catalogue/is-listed.ts";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { newId } from "../ids/new-id.ts";
import { packages } from "../puja-packages/puja-packages.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";
import { waitFor } from "../rate-limit/wait-for.ts";
import type { Text } from "../text/text.ts";
import type { Vault } from "../vault/create-vault.ts";
import { type Callback, callbacks } from "./callbacks.table.ts";

/** Limits the calls and messages about one number that a stranger can cause within a day. */
const MESSAGES_PER_DAY = 6;
const DAY_MS = 24 * 60 * 60_000;

/** The title of a puja with VIP packages that the shop shows. */
export async function findVipTitle(db: Database, id: string): Promise<Text | undefined> {
  const vip = db
    .select({ one: sql`1` })
    .from(packages)
    .where(and(eq(packages.pujaId, pujas.id), packages.isVip));
  const [found] = await db
    .select({ title: series.title })
    .from(pujas)
    .innerJoin(series, eq(series.slug, pujas.seriesSlug))
    .where(and(eq(pujas.id, id), isListed({ dates: pujas, series }), exists(vip)));
  return found?.title;
}

const callbackDetails = v.object({ name: v.string(), e164: v.string(), time: callTime, language });
export type CallbackDetails = v.InferOutput<typeof callbackDetails>;

const contextOf = (id: string) => `callbacks.details/${id}`;

export const openDetails = (vault: Vault, { id, detailsSealed }: Callback): CallbackDetails =>
  v.parse(callbackDetails, JSON.parse(vault.open(contextOf(id), detailsSealed)));

interface NewCallback {
  poojaId: string | null;
  details: CallbackDetails;
  at: Date;
}

/**
 * Stores a request, one for each number and puja. A repeated one changes nothing for a day; with another name, time or
 * language, customer care gets it again. Returns the seconds to wait if the number has too many requests, or else 0.
 */
export function storeCallback(db: Database, vault: Vault, given: NewCallback): Promise<number> {
  const { poojaId, details, at } = given;
  const index = phoneIndex(vault, details.e164);
  const seal = (id: string) => vault.seal(contextOf(id), JSON.stringify(details));

  return db.transaction(async (tx) => {
    await lockName(tx, `callback/${index}`);
    const rows = await tx.select().from(callbacks).where(eq(callbacks.phoneIndex, index)).for("update");
    const row = rows.find((each) => each.poojaId === poojaId);
    const isOld = row !== undefined && at.getTime() - row.requestedAt.getTime() >= DAY_MS;
    const isRepeated = row && JSON.stringify(openDetails(vault, row)) === JSON.stringify(details);
    if (isRepeated && !isOld) return 0;

    const messages = rows.flatMap(({ messagesAt }) => messagesAt).sort((a, b) => b.getTime() - a.getTime());
    const wait = waitFor(messages, MESSAGES_PER_DAY, DAY_MS, at);
    if (wait > 0) return Math.ceil(wait / 1000);

    if (!row) {
      const id = newId("cb");
      await tx.insert(callbacks).values({
        ...{ id, phoneIndex: index, poojaId, detailsSealed: seal(id) },
        ...{ requestedAt: at, messagesAt: [at], dueAt: at },
      });
      return 0;
    }
    await tx
      .update(callbacks)
      .set({
        ...{ detailsSealed: seal(row.id), attempts: 0, dueAt: at, forwardedAt: null },
        messagesAt: [at, ...row.messagesAt].slice(0, MESSAGES_PER_DAY),
        ...(isOld && { requestedAt: at, confirmedAt: null }),
      })
      .where(eq(callbacks.id, row.id));
    return 0;
  });
}

/**
 * Claims the next request with unsent messages. Until they are sent it is due again after a minute, and then after
 * intervals that double up to six hours.
 */
export async function claimCallback(db: Database, at: Date): Promise<Callback | undefined> {
  const next = db
    .select({ id: callbacks.id })
    .from(callbacks)
    .where(and(or(isNull(callbacks.forwardedAt), isNull(callbacks.confirmedAt)), lte(callbacks.dueAt, at)))
    .orderBy(asc(callbacks.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [callback] = await db
    .update(callbacks)
    .set({
      attempts: sql`${callbacks.attempts} + 1`,
      dueAt: sql`${at.toISOString()}::timestamptz + interval '1 minute' * least(2 ^ ${callbacks.attempts}, 360)`,
    })
    .where(eq(callbacks.id, sql`(${next})`))
    .returning();
  return callback;
}

/** Records a sent message, unless the request was changed since it was claimed. */
export async function markSent(
  db: Database,
  { id, detailsSealed }: Callback,
  sent: Partial<Pick<Callback, "forwardedAt" | "confirmedAt">>,
): Promise<void> {
  await db
    .update(callbacks)
    .set(sent)
    .where(and(eq(callbacks.id, id), eq(callbacks.detailsSealed, detailsSealed)));
}
