import {
  type StaffTicket,
  staffTicket,
  staffTicketDetail,
  staffTicketsQuery,
  ticketAnswer,
  ticketIdParam,
} from "@aradhana/core/staff";
import { and, asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { ticketFull, ticketNotFound } from "../../tickets/tickets.errors.ts";
import {
  openTicketContact,
  readMessages,
  type StoredTicket,
  writeMessage,
} from "../../tickets/tickets.queries.ts";
import { tickets } from "../../tickets/tickets.table.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";
import { wrongState } from "../staff.errors.ts";

/** How staff answer and close the tickets of customers. Each reading of one is logged, without its words. */
export function staffTicketRoutes({ db, vault, wake }: { db: Database; vault: Vault; wake: () => void }) {
  const support = staffOnly(db, ["owner", "support"]);
  const byId = validated("param", ticketIdParam);
  return new Hono<AppEnv>()
    .get(
      "/ticket",
      staffDocumented({ summary: "Support tickets, the most urgent first", results: v.array(staffTicket) }),
      support,
      validated("query", staffTicketsQuery),
      async (c) => {
        const { state, page, limit } = c.req.valid("query");
        const matches = and(state && eq(tickets.state, state));
        const rows = await db
          .select()
          .from(tickets)
          .where(matches)
          .orderBy(asc(tickets.resolveBy), asc(tickets.id))
          .limit(limit)
          .offset((page - 1) * limit);
        const total = await db.$count(tickets, matches);
        return respond(
          c,
          rows.map((row) => staffTicketOf(row, c.var.clock())),
          { page, limit, total },
        );
      },
    )
    .get(
      "/ticket/:id",
      staffDocumented({
        summary: "A ticket with its messages and whom to call; logged",
        results: staffTicketDetail,
      }),
      support,
      byId,
      async (c) => {
        const { id } = c.req.valid("param");
        const [found] = await db.select().from(tickets).where(eq(tickets.id, id));
        if (!found) throw notFound();
        await logAction(db, c, { action: "ticket.read", subject: id });
        return respond(c, await detailOf(found, c.var.clock()));
      },
    )
    .post(
      "/ticket/:id/answer",
      staffDocumented({
        summary: "Answers a ticket; the customer gets a message with a link to it",
        results: staffTicketDetail,
        errorResponses: [ticketNotFound, ticketFull],
      }),
      support,
      byId,
      validated("json", ticketAnswer),
      async (c) => {
        const { id } = c.req.valid("param");
        const { text } = c.req.valid("json");
        const answered = await db.transaction(async (tx) => {
          await logAction(tx, c, { action: "ticket.answer", subject: id });
          return writeMessage(tx, vault, { id, text, staffId: staffOf(c).id, at: c.var.clock() });
        });
        wake();
        return respond(c, await detailOf(answered, c.var.clock()));
      },
    )
    .post(
      "/ticket/:id/close",
      staffDocumented({
        summary: "Closes a ticket that was answered",
        results: staffTicketDetail,
        errorResponses: [wrongState],
      }),
      support,
      byId,
      async (c) => {
        const { id } = c.req.valid("param");
        const at = c.var.clock();
        const closed = await db.transaction(async (tx) => {
          const [locked] = await tx.select().from(tickets).where(eq(tickets.id, id)).for("update");
          if (!locked) throw notFound();
          // Nobody is left without an answer.
          if (locked.state === "open") throw wrongState();
          await logAction(tx, c, { action: "ticket.close", subject: id });
          const [updated] = await tx
            .update(tickets)
            .set({ state: "closed", closedAt: at, updatedAt: at })
            .where(eq(tickets.id, id))
            .returning();
          return updated ?? locked;
        });
        return respond(c, await detailOf(closed, at));
      },
    );

  async function detailOf(stored: StoredTicket, now: Date) {
    const { name, dialCode, number, orderNumber } = openTicketContact(vault, stored);
    return {
      ...staffTicketOf(stored, now),
      ...{ name, phone: { dial_code: dialCode, number }, order_number: orderNumber },
      messages: await readMessages(db, vault, stored.id),
    };
  }
}

function staffTicketOf(stored: StoredTicket, now: Date): StaffTicket {
  const { id, number, topic, state, orderId, createdAt, ackBy, resolveBy, answeredAt } = stored;
  const isUnanswered = answeredAt === null && now > ackBy;
  return {
    ...{ id, number, topic, state, order_id: orderId, created_at: createdAt.toISOString() },
    ...{ ack_by: ackBy.toISOString(), resolve_by: resolveBy.toISOString() },
    is_late: state !== "closed" && (isUnanswered || now > resolveBy),
  };
}
