import {
  ticket,
  ticketCreated,
  ticketLink,
  ticketMessageRequest,
  ticketParam,
  ticketRequest,
  tickets,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { limitedPhone } from "../phone/limited-phone.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { maybeSignedIn, signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { ticketFull, ticketNotFound } from "./tickets.errors.ts";
import {
  findOwnTicket,
  listOwnTickets,
  openTicket,
  readMessages,
  ticketOf,
  ticketToken,
  writeMessage,
} from "./tickets.queries.ts";

interface TicketParts {
  db: Database;
  vault: Vault;
  clock: Clock;
}

/** Support tickets: anybody opens one; its customer, or a caller with its secret, reads it and replies. */
export function ticketsRoutes({ db, vault, clock }: TicketParts) {
  const readPhone = limitedPhone({ db, vault, clock, name: "ticket" });
  const limit = rateLimit({ db, clock, name: "ticket/message", perMinute: 10 });
  const errorResponses = [ticketNotFound];
  return new Hono<AppEnv>()
    .post(
      "/noauth-api/v1/support/ticket",
      documented({
        summary: "Opens a support ticket, once for each `request_id`",
        tag: "support",
        status: 201,
        results: ticketCreated,
        errorResponses,
      }),
      validated("json", ticketRequest),
      async (c) => {
        const { request_id: requestId, topic, text, name, phone, order_number, lang } = c.req.valid("json");
        const { dialCode, number, e164 } = await readPhone(phone, c.var.clientAddress);
        const customer = await maybeSignedIn(c, db);
        const opened = await openTicket(db, vault, {
          ...{ requestId, topic, text, language: lang, customerId: customer?.id, at: c.var.clock() },
          contact: { name, dialCode, number, e164, orderNumber: order_number || null },
        });
        const { ack_by, resolve_by, number: ticketNumber } = ticketOf(vault, opened);
        const created = {
          number: ticketNumber,
          ack_by,
          resolve_by,
          access_token: ticketToken(vault, opened.id),
        };
        return respond(c, created, {}, 201);
      },
    )
    .get(
      "/api/v1/support/ticket",
      documented({
        summary: "The tickets of the signed-in customer, the latest first",
        ...{ tag: "support", results: tickets, errorResponses: [unauthorized], bearer: true },
      }),
      async (c) => {
        const { id } = await signedInCustomer(c, db);
        return respond(
          c,
          (await listOwnTickets(db, id)).map((each) => ticketOf(vault, each)),
        );
      },
    )
    .get(
      "/api/v1/support/ticket/:number",
      documented({
        summary: "A ticket with its messages, for its customer or with its secret",
        ...{ tag: "support", results: ticket, errorResponses, bearer: true },
      }),
      validated("param", ticketParam),
      validated("query", ticketLink),
      async (c) => {
        const customer = await maybeSignedIn(c, db);
        const claims = { customerId: customer?.id, token: c.req.valid("query").t };
        const found = await findOwnTicket(db, vault, c.req.valid("param").number, claims);
        return respond(c, { ...ticketOf(vault, found), messages: await readMessages(db, vault, found.id) });
      },
    )
    .post(
      "/api/v1/support/ticket/:number/message",
      documented({
        summary: "Adds a message to a ticket; a closed one is open again",
        ...{ tag: "support", results: ticket, errorResponses: [ticketNotFound, ticketFull], bearer: true },
      }),
      validated("param", ticketParam),
      validated("query", ticketLink),
      validated("json", ticketMessageRequest),
      async (c) => {
        const customer = await maybeSignedIn(c, db);
        const claims = { customerId: customer?.id, token: c.req.valid("query").t };
        const { id } = await findOwnTicket(db, vault, c.req.valid("param").number, claims);
        const wait = await limit(id);
        if (wait > 0) throw tooManyRequests(retryAfter(wait));
        const { text } = c.req.valid("json");
        const written = await db.transaction((tx) =>
          writeMessage(tx, vault, { id, text, staffId: null, at: c.var.clock() }),
        );
        return respond(c, { ...ticketOf(vault, written), messages: await readMessages(db, vault, id) });
      },
    );
}
