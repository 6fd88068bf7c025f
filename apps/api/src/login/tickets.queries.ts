import { and, eq, gt } from "drizzle-orm";
import type { Customer } from "../customers/customers.queries.ts";
import { customers } from "../customers/customers.table.ts";
import type { Database } from "../db/database.ts";
import { startSession } from "../sessions/sessions.queries.ts";
import { hashToken, newToken } from "../sessions/token.ts";
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

/** Changes a ticket for a session. Of any number who bring the same one at once, one is let in. */
export function redeemTicket(
  db: Database,
  ticket: string,
  at: Date,
): Promise<{ customer: Customer; token: string } | undefined> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .delete(loginTickets)
      .where(and(eq(loginTickets.tokenHash, hashToken(ticket)), gt(loginTickets.expiresAt, at)))
      .returning({ customerId: loginTickets.customerId });
    if (!used) return undefined;
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.id, used.customerId), eq(customers.status, "active")));
    return customer && { customer, token: await startSession(tx, customer.id, at) };
  });
}
