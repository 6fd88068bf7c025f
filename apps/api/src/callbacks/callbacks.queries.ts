import { callTime, language } from "@aradhana/core/contract";
import { and, asc, eq, exists, isNull, lte, not, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { isListed } from "../catalogue/is-listed.ts";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { packages } from "../puja-packages/puja-packages.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";
import type { Text } from "../text/text.ts";
import type { Vault } from "../vault/create-vault.ts";
import { type Callback, callbacks } from "./callbacks.table.ts";

/** Limits the calls and messages that a stranger can cause to one number. */
const CALLBACKS_PER_NUMBER = 5;
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
 * language, customer care gets it again. False: the number has too many requests.
 */
export function storeCallback(db: Database, vault: Vault, given: NewCallback): Promise<boolean> {
  const { poojaId, details, at } = given;
  const index = phoneIndex(vault, details.e164);
  const isOwn = eq(callbacks.phoneIndex, index);
  const isSame = sql`${callbacks.poojaId} is not distinct from ${poojaId}`;
  const seal = (id: string) => vault.seal(contextOf(id), JSON.stringify(details));

  return db.transaction(async (tx) => {
    const others = await tx.$count(callbacks, and(isOwn, not(isSame)));
    if (others >= CALLBACKS_PER_NUMBER) return false;

    const id = newId("cb");
    const inserted = await tx
      .insert(callbacks)
      .values({ id, phoneIndex: index, poojaId, detailsSealed: seal(id), requestedAt: at, dueAt: at })
      .onConflictDoNothing({ target: [callbacks.phoneIndex, callbacks.poojaId] })
      .returning({ id: callbacks.id });
    if (inserted.length > 0) return true;

    const [row] = await tx.select().from(callbacks).where(and(isOwn, isSame)).for("update");
    if (!row) throw new Error("a callback was deleted while it was requested again");
    const isOld = at.getTime() - row.requestedAt.getTime() >= DAY_MS;
    if (!isOld && JSON.stringify(openDetails(vault, row)) === JSON.stringify(details)) return true;
    await tx
      .update(callbacks)
      .set({
        ...{ detailsSealed: seal(row.id), attempts: 0, dueAt: at, forwardedAt: null },
        ...(isOld && { requestedAt: at, confirmedAt: null }),
      })
      .where(eq(callbacks.id, row.id));
    return true;
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
