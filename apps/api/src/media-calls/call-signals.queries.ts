import type { SessionSide } from "@aradhana/core/consultation";
import type { CallEvent, CallSignal } from "@aradhana/core/media-call";
import { and, asc, eq, gt, ne, or } from "drizzle-orm";
import { notifyReaders } from "../chat/chat-signals.ts";
import { sessionClosed } from "../consultations/consultations.errors.ts";
import { bookings } from "../consultations/consultations.table.ts";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import { callSignals } from "./call-signals.table.ts";
import { callElsewhere, signalsTooMany } from "./media-calls.errors.ts";

/** Of one opened window; an offer, an answer and their candidates are five to ten. */
const EACH_WINDOW = 400;

/** One side of a session, in one window. */
export interface Caller {
  bookingId: string;
  side: SessionSide;
  tab: string;
}

const isOf = ({ bookingId, side }: Pick<Caller, "bookingId" | "side">) =>
  and(eq(callSignals.bookingId, bookingId), eq(callSignals.side, side));

const contextOf = (bookingId: string) => `call_signals.signal/${bookingId}`;

/** Locks the booking, so that signals are numbered in the order in which they are stored. Returns whether a call can be open. */
async function lockCall(tx: Database, bookingId: string): Promise<boolean> {
  const { id, state, mode } = bookings;
  const [found] = await tx.select({ state, mode }).from(bookings).where(eq(id, bookingId)).for("update");
  return found?.state === "live" && found.mode !== "chat";
}

/**
 * Opens the call for a window. What was sent to or by an earlier window of this side is deleted; a window that opens it
 * again, for want of a response, changes nothing.
 */
export const openCall = (db: Database, { bookingId, side, tab }: Caller, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await lockCall(tx, bookingId))) throw sessionClosed();
    if (await hasCall(tx, { bookingId, side, tab })) return;
    await tx
      .delete(callSignals)
      .where(
        and(
          eq(callSignals.bookingId, bookingId),
          or(eq(callSignals.side, side), eq(callSignals.isHello, false)),
        ),
      );
    await tx.insert(callSignals).values({ bookingId, side, tab, isHello: true, createdAt: at });
    await notifyReaders(tx, bookingId);
  });

/** Whether the call is open in this window, and not in another one of the same side. */
export async function hasCall(db: Database, caller: Caller): Promise<boolean> {
  const isOpen = and(isOf(caller), eq(callSignals.isHello, true), eq(callSignals.tab, caller.tab));
  return (await db.$count(callSignals, isOpen)) > 0;
}

/**
 * Stores a signal for the other side. `bye` replaces the earlier signals of its side; from a window without an open call
 * it is ignored.
 */
export const addSignal = (
  db: Database,
  vault: Vault,
  caller: Caller,
  { signal, at }: { signal: CallSignal; at: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { bookingId, side, tab } = caller;
    const isLeaving = signal.kind === "bye";
    const isLive = await lockCall(tx, bookingId);
    const isOpen = isLive && (await hasCall(tx, caller));
    if (isLeaving && !isOpen) return;
    if (!isOpen) throw isLive ? callElsewhere() : sessionClosed();
    if (isLeaving) await tx.delete(callSignals).where(isOf(caller));
    else if ((await tx.$count(callSignals, isOf(caller))) >= EACH_WINDOW) throw signalsTooMany();
    const signalSealed = vault.seal(contextOf(bookingId), JSON.stringify(signal));
    await tx
      .insert(callSignals)
      .values({ bookingId, side, tab, isHello: false, signalSealed, createdAt: at });
    await notifyReaders(tx, bookingId);
  });

/** What the other side has sent after a number, in order. */
export async function readSignals(
  db: Database,
  vault: Vault,
  { bookingId, side }: Pick<Caller, "bookingId" | "side">,
  after: number,
): Promise<{ seq: number; event: CallEvent }[]> {
  const rows = await db
    .select()
    .from(callSignals)
    .where(and(eq(callSignals.bookingId, bookingId), ne(callSignals.side, side), gt(callSignals.seq, after)))
    .orderBy(asc(callSignals.seq));
  return rows.map(({ seq, tab, signalSealed }) => ({
    seq,
    event: {
      from: tab,
      signal:
        signalSealed === null
          ? { kind: "hello" }
          : JSON.parse(vault.open(contextOf(bookingId), signalSealed)),
    },
  }));
}

/** Deletes the signals of a session that has ended, and ends their streams. */
export async function deleteSignals(tx: Database, bookingId: string): Promise<void> {
  await tx.delete(callSignals).where(eq(callSignals.bookingId, bookingId));
  await notifyReaders(tx, bookingId);
}
