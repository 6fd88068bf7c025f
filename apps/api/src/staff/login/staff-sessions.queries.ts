import type { PasskeyState, StaffRole } from "@aradhana/core/staff";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { SignedInStaff } from "../../http/app-env.ts";
import { hashToken, newToken } from "../../sessions/token.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";
import { staffPasskeys } from "../passkeys/staff-passkeys.table.ts";
import { staffSessions } from "./staff-sessions.table.ts";

/** A working day. */
const LIFETIME_MS = 12 * 60 * 60 * 1000;

/** How long an owner may take to confirm a session with a passkey. */
const UNCONFIRMED_MS = 10 * 60 * 1000;

/** Starts a session. Only the token's hash is stored. `isPending` is one that has to be confirmed with a passkey first. */
export async function startStaffSession(db: Database, staffId: string, at: Date, isPending = false) {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + (isPending ? UNCONFIRMED_MS : LIFETIME_MS));
  await db.insert(staffSessions).values({ tokenHash: hashToken(token), staffId, createdAt: at, expiresAt });
  return { token, expiresAt };
}

/** The active member of staff with this token, as the account is now. */
export async function findSignedInStaff(
  db: Database,
  token: string,
  at: Date,
): Promise<SignedInStaff | undefined> {
  const { id, role, astrologerId } = staffAccounts;
  const passkeys = db.$count(staffPasskeys, eq(staffPasskeys.staffId, staffAccounts.id));
  const [found] = await db
    .select({ id, role, astrologerId, passkeys, confirmedBy: staffSessions.passkeyId })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, hashToken(token)),
        gt(staffSessions.expiresAt, at),
        eq(staffAccounts.isActive, true),
      ),
    );
  if (!found) return undefined;
  const { passkeys: passkeyCount, confirmedBy, ...staff } = found;
  return { ...staff, passkey: passkeyStateOf({ role: staff.role, passkeyCount, confirmedBy }) };
}

/** How a session stands with the passkeys of its account. */
export function passkeyStateOf({ role, passkeyCount, confirmedBy = null }: PasskeyFacts): PasskeyState {
  if (role !== "owner") return "not_needed";
  if (passkeyCount === 0) return "missing";
  return confirmedBy === null ? "required" : "confirmed";
}

interface PasskeyFacts {
  role: StaffRole;
  passkeyCount: number;
  /** @default none */
  confirmedBy?: string | null;
}

/**
 * Confirms a session with a passkey, for a working day from now; undefined if it has ended meanwhile. It stays the session of the
 * passkey that confirmed it first.
 */
export async function confirmStaffSession(
  tx: Database,
  tokenHash: string,
  { passkeyId, at }: { passkeyId: string; at: Date },
): Promise<Date | undefined> {
  const expiresAt = new Date(at.getTime() + LIFETIME_MS);
  const [session] = await tx
    .update(staffSessions)
    .set({ passkeyId: sql`coalesce(${staffSessions.passkeyId}, ${passkeyId})`, expiresAt })
    .where(eq(staffSessions.tokenHash, tokenHash))
    .returning({ expiresAt: staffSessions.expiresAt });
  return session?.expiresAt;
}

/** Deletes every session of somebody whose access ends, so that none is valid again if it is given back. */
export async function endSessionsOf(tx: Database, staffId: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

/** Deletes a session, if it exists. */
export async function endStaffSession(db: Database, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)));
}
