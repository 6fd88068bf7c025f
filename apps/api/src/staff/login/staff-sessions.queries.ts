import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { SignedInStaff } from "../../http/app-env.ts";
import { hashToken, newToken } from "../../sessions/token.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";
import { staffSessions } from "./staff-sessions.table.ts";

/** A working day. */
const LIFETIME_MS = 12 * 60 * 60 * 1000;

/** Starts a session. Only the token's hash is stored. */
export async function startStaffSession(db: Database, staffId: string, at: Date) {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + LIFETIME_MS);
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
  const [staff] = await db
    .select({ id, role, astrologerId })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, hashToken(token)),
        gt(staffSessions.expiresAt, at),
        eq(staffAccounts.isActive, true),
      ),
    );
  return staff;
}

/** Deletes every session of somebody whose access ends, so that none is valid again if it is given back. */
export async function endSessionsOf(tx: Database, staffId: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

/** Deletes a session, if it exists. */
export async function endStaffSession(db: Database, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)));
}
