import { and, eq, gt } from "drizzle-orm";
import type { Customer } from "../customers/customers.queries.ts";
import { customers } from "../customers/customers.table.ts";
import type { Database } from "../db/database.ts";
import { findSignedIn, startSession } from "../sessions/sessions.queries.ts";
import { hashToken, newToken } from "../sessions/token.ts";
import type { Vault } from "../vault/create-vault.ts";
import { loginTickets } from "./tickets.table.ts";

const LIFETIME_MS = 60_000;

/** Creates a ticket that signs its customer in once. Only its hash is stored. */
export async function issueTicket(db: Database, customerId: string, at: Date) {
  const ticket = newToken();
  const expiresAt = new Date(at.getTime() + LIFETIME_MS);
  await db
    .insert(loginTickets)
    .values({ tokenHash: hashToken(ticket), customerId, createdAt: at, expiresAt });
  return { ticket, expiresAt };
}

interface TicketRequest {
  ticket: string;
  /** The browser's session; see `sessionOf`. */
  browser: string | undefined;
  at: Date;
}

/**
 * Exchanges a ticket for a session, once, also for concurrent requests. The same browser can repeat the request for
 * a minute, in case the response was lost: the token is derived from ticket and browser, so it need not be stored.
 */
export function redeemTicket(
  db: Database,
  vault: Vault,
  { ticket, browser, at }: TicketRequest,
): Promise<{ customer: Customer; token: string } | undefined> {
  const token = browser ? vault.mac("ticket session", `${ticket}/${browser}`) : newToken();
  return db.transaction(async (tx) => {
    const [used] = await tx
      .delete(loginTickets)
      .where(and(eq(loginTickets.tokenHash, hashToken(ticket)), gt(loginTickets.expiresAt, at)))
      .returning({ customerId: loginTickets.customerId });
    if (!used) {
      const since = new Date(at.getTime() - LIFETIME_MS);
      const signedIn = await findSignedIn(tx, token, at, since);
      return signedIn && { customer: signedIn.customer, token };
    }
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.id, used.customerId), eq(customers.status, "active")));
    return customer && { customer, token: await startSession(tx, customer.id, at, token) };
  });
}
