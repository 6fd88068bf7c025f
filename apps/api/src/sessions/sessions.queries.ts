import { and, eq, getTableColumns, gt } from "drizzle-orm";
import type { Customer } from "../customers/customers.queries.ts";
import { customers } from "../customers/customers.table.ts";
import type { Database } from "../db/database.ts";
import { sessions } from "./sessions.table.ts";
import { hashToken, newToken } from "./token.ts";

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Starts a session and returns its token. Only the token's hash is stored. */
export async function startSession(
  db: Database,
  customerId: string,
  at: Date,
  token = newToken(),
): Promise<string> {
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    customerId,
    createdAt: at,
    expiresAt: new Date(at.getTime() + LIFETIME_MS),
  });
  return token;
}

/** The customer of a valid token, and when it expires; with `since`, only if the session was started after it. */
export async function findSignedIn(
  db: Database,
  token: string,
  at: Date,
  since?: Date,
): Promise<{ customer: Customer; expiresAt: Date } | undefined> {
  const [session] = await db
    .select({ customer: getTableColumns(customers), expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, at),
        since && gt(sessions.createdAt, since),
        eq(customers.status, "active"),
      ),
    );
  return session;
}

/** Deletes a session, if it exists. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
