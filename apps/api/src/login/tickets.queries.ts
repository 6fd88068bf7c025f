import { and, eq, gt } from "drizzle-orm";
import type { Customer } from "../customers/customers.queries.ts";
import { customers } from "../customers/customers.table.ts";
import type { Database } from "../db/database.ts";
import { findSignedIn, startSession } from "../sessions/sessions.queries.ts";
import { hashToken, newToken } from "../sessions/token.ts";
import type { Vault } from "../vault/create-vault.ts";
import { loginTickets } from "./tickets.table.ts";

const LIFETIME_MS = 60_000;

/** Makes a ticket that signs its customer in once; it exists in this answer only. */
export async function issueTicket(db: Database, customerId: string, at: Date) {
  const ticket = newToken();
  const expiresAt = new Date(at.getTime() + LIFETIME_MS);
  await db
    .insert(loginTickets)
    .values({ tokenHash: hashToken(ticket), customerId, createdAt: at, expiresAt });
  return { ticket, expiresAt };
}

interface Brought {
  ticket: string;
  /** That of the browser which brings it; see `sessionOf`. */
  browser: string | undefined;
  at: Date;
}

/**
 * Changes a ticket for a session. Of any number who bring the same one at once, one is let in. The browser that
 * was may ask again for a minute, since the answer may have been lost: its token follows from ticket and browser,
 * so that none is kept.
 */
export function redeemTicket(
  db: Database,
  vault: Vault,
  { ticket, browser, at }: Brought,
): Promise<{ customer: Customer; token: string } | undefined> {
  const token = browser ? vault.mac("ticket session", `${ticket}/${browser}`) : newToken();
  return db.transaction(async (tx) => {
    const [used] = await tx
      .delete(loginTickets)
      .where(and(eq(loginTickets.tokenHash, hashToken(ticket)), gt(loginTickets.expiresAt, at)))
      .returning({ customerId: loginTickets.customerId });
    if (!used) {
      const since = new Date(at.getTime() - LIFETIME_MS);
      const again = await findSignedIn(tx, token, at, since);
      return again && { customer: again, token };
    }
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.id, used.customerId), eq(customers.status, "active")));
    return customer && { customer, token: await startSession(tx, customer.id, at, token) };
  });
}
