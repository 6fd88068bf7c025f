import { withPanel } from "@aradhana/core/paths";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { OutboxParts } from "../outbox/run-outbox.ts";
import { openTicketContact, type StoredTicket, ticketToken } from "./tickets.queries.ts";
import { tickets } from "./tickets.table.ts";

type NoticeParts = Omit<OutboxParts, "gateways">;

/** After about a day and a half it is given up, and staff see it. */
const MAX_ATTEMPTS = 12;

/** Lets customers know that their ticket was answered. A failed message is sent again later. Returns how many were due. */
export async function sendTicketNotices(parts: NoticeParts, stop: AbortSignal): Promise<number> {
  const { db, clock, log } = parts;
  let count = 0;
  while (!stop.aborted) {
    const ticket = await claim(db, clock());
    if (!ticket?.noticeDueAt) break;
    count++;
    try {
      await send(parts, ticket);
      // Only if there was no further answer meanwhile, which needs a message of its own.
      const isSame = and(eq(tickets.id, ticket.id), eq(tickets.noticeDueAt, ticket.noticeDueAt));
      await db.update(tickets).set({ noticeDueAt: null }).where(isSame);
    } catch (error) {
      log.error({ err: error, ticket: ticket.id }, "the message about a ticket failed");
      if (ticket.noticeAttempts >= MAX_ATTEMPTS)
        await db
          .update(tickets)
          .set({ noticeDueAt: null, noticeFailedAt: clock() })
          .where(eq(tickets.id, ticket.id));
    }
  }
  return count;
}

/** Claims the next ticket; it is due again after intervals that double from a minute. */
async function claim(db: Database, at: Date): Promise<StoredTicket | undefined> {
  const next = db
    .select({ id: tickets.id })
    .from(tickets)
    .where(lte(tickets.noticeDueAt, at))
    .orderBy(asc(tickets.noticeDueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(tickets)
    .set({
      noticeAttempts: sql`${tickets.noticeAttempts} + 1`,
      noticeDueAt: sql`${at.toISOString()}::timestamptz + interval '1 minute' * least(2 ^ ${tickets.noticeAttempts}, 360)`,
    })
    .where(eq(tickets.id, sql`(${next})`))
    .returning();
  return claimed;
}

async function send({ vault, messages, webOrigins }: NoticeParts, ticket: StoredTicket): Promise<void> {
  const { id, number, language } = ticket;
  const query = new URLSearchParams({ ticket: number, ticket_key: ticketToken(vault, id) });
  const page = withPanel({ pathname: "/", search: `?${query}` }, "support");
  await messages.send({
    ...{ to: openTicketContact(vault, ticket).e164, channel: "sms", locale: language },
    ...{ template: "ticket_answered", params: { number, link: new URL(page, webOrigins[0]).href } },
  });
}
