import { randomBytes } from "node:crypto";
import type { Order, Ticket, TicketRequest, TicketTopic } from "@aradhana/core/contract";
import { and, asc, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { orders } from "../orders/orders.table.ts";
import type { Vault } from "../vault/create-vault.ts";
import { sameSecret } from "../vault/same-secret.ts";
import { ticketFull, ticketNotFound } from "./tickets.errors.ts";
import { ticketMessages, tickets } from "./tickets.table.ts";

/** What makes the message about an answer due, with all its attempts. */
export const noticeDue = (at: Date) => ({ noticeDueAt: at, noticeAttempts: 0, noticeFailedAt: null });

export type StoredTicket = typeof tickets.$inferSelect;

const HOUR = 3_600_000;
const ACK_HOURS = 48;
const RESOLVE_DAYS = 30;
const MAX_MESSAGES = 100;
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const contact = v.object({
  name: v.nullable(v.string()),
  dialCode: v.string(),
  number: v.string(),
  e164: v.string(),
  orderNumber: v.nullable(v.string()),
});
type Contact = v.InferOutput<typeof contact>;
const contactContext = (id: string) => `tickets.contact/${id}`;
export const openTicketContact = (vault: Vault, { id, contactSealed }: StoredTicket): Contact =>
  v.parse(contact, JSON.parse(vault.open(contactContext(id), contactSealed)));

const textContext = (ticketId: string) => `ticket_messages.text/${ticketId}`;

/** The secret in a ticket's link; the same for the message about each answer. */
export const ticketToken = (vault: Vault, id: string): string => vault.mac("ticket link", id);

interface NewTicket {
  requestId: string;
  topic: TicketTopic;
  text: string;
  contact: Contact;
  language: NonNullable<TicketRequest["lang"]>;
  customerId: string | undefined;
  /** The order that it was written about. @default that of its number, if it was ordered with the same phone */
  orderId?: string;
  at: Date;
}

/** Opens a ticket, once for each request id. */
export function openTicket(db: Database, vault: Vault, given: NewTicket): Promise<StoredTicket> {
  const { requestId, topic, text, language, customerId, at } = given;
  return db.transaction(async (tx) => {
    const id = newId("tic");
    const [created] = await tx
      .insert(tickets)
      .values({
        ...{ id, requestId, topic, state: "open", language, customerId: customerId ?? null },
        number: `TK-${Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join("")}`,
        orderId: given.orderId ?? (await findOrderOf(tx, vault, given.contact)) ?? null,
        contactSealed: vault.seal(contactContext(id), JSON.stringify(given.contact)),
        ackBy: new Date(at.getTime() + ACK_HOURS * HOUR),
        resolveBy: new Date(at.getTime() + RESOLVE_DAYS * 24 * HOUR),
        ...{ createdAt: at, updatedAt: at },
      })
      .onConflictDoNothing({ target: tickets.requestId })
      .returning();
    if (created) {
      await insertMessage(tx, vault, { ticketId: id, text, staffId: null, at });
      return created;
    }
    const [stored] = await tx.select().from(tickets).where(eq(tickets.requestId, requestId));
    // A guessed request id reveals nothing about its ticket.
    if (!stored || openTicketContact(vault, stored).e164 !== given.contact.e164) throw ticketNotFound();
    return stored;
  });
}

async function findOrderOf(tx: Database, vault: Vault, { e164, orderNumber }: Contact) {
  if (!orderNumber) return undefined;
  const isOwn = eq(orders.contactPhoneIndex, phoneIndex(vault, e164));
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, orderNumber.toUpperCase()), isOwn));
  return order?.id;
}

const insertMessage = (
  tx: Database,
  vault: Vault,
  { text, ...message }: { ticketId: string; text: string; staffId: string | null; at: Date },
) =>
  tx
    .insert(ticketMessages)
    .values({ ...message, textSealed: vault.seal(textContext(message.ticketId), text) });

/** The ticket, for its customer or with its secret. The same error for a foreign and a missing one. */
export async function findOwnTicket(
  db: Database,
  vault: Vault,
  number: string,
  { customerId, token }: { customerId: string | undefined; token: string | undefined },
): Promise<StoredTicket> {
  const [found] = await db.select().from(tickets).where(eq(tickets.number, number));
  const isOwn =
    found &&
    ((customerId !== undefined && found.customerId === customerId) ||
      (token !== undefined && sameSecret(token, ticketToken(vault, found.id))));
  if (!isOwn) throw ticketNotFound();
  return found;
}

interface Writing {
  id: string;
  text: string;
  /** Null if the customer writes. */
  staffId: string | null;
  at: Date;
}

/** Adds a message. One of the customer opens the ticket again; one of staff answers it, and the customer is notified. */
export async function writeMessage(
  tx: Database,
  vault: Vault,
  { id, text, staffId, at }: Writing,
): Promise<StoredTicket> {
  const [locked] = await tx.select().from(tickets).where(eq(tickets.id, id)).for("update");
  if (!locked) throw ticketNotFound();
  if ((await tx.$count(ticketMessages, eq(ticketMessages.ticketId, id))) >= MAX_MESSAGES) throw ticketFull();
  await insertMessage(tx, vault, { ticketId: id, text, staffId, at });
  const answered = { state: "answered", answeredAt: locked.answeredAt ?? at, ...noticeDue(at) } as const;
  const [updated] = await tx
    .update(tickets)
    .set({
      ...(staffId === null ? { state: "open" as const, closedAt: null } : { ...answered, noticeAttempts: 0 }),
      updatedAt: at,
    })
    .where(eq(tickets.id, id))
    .returning();
  if (!updated) throw ticketNotFound();
  return updated;
}

/** Everything that was written in a ticket, in order. */
export async function readMessages(
  db: Database,
  vault: Vault,
  ticketId: string,
): Promise<Ticket["messages"]> {
  const rows = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.id));
  return rows.map(({ staffId, textSealed, at }) => ({
    from: staffId === null ? "customer" : "staff",
    text: vault.open(textContext(ticketId), textSealed),
    at: at.toISOString(),
  }));
}

/** The tickets of a customer, the latest first. */
export const listOwnTickets = (db: Database, customerId: string) =>
  db
    .select()
    .from(tickets)
    .where(eq(tickets.customerId, customerId))
    .orderBy(desc(tickets.createdAt))
    .limit(50);

/** The tickets about the names of an order, the first one first. */
export async function readCorrections(
  db: Database,
  orderId: string,
): Promise<NonNullable<Order["corrections"]>> {
  const rows = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), eq(tickets.topic, "names")))
    .orderBy(asc(tickets.createdAt), asc(tickets.id));
  return rows.map(({ number, state, createdAt, answeredAt }) => ({
    ...{ number, state, requested_at: createdAt.toISOString() },
    answered_at: answeredAt?.toISOString() ?? null,
  }));
}

/** A ticket as its customer sees it, without its messages. */
export function ticketOf(vault: Vault, stored: StoredTicket): Omit<Ticket, "messages"> {
  const { number, topic, state, createdAt, ackBy, resolveBy } = stored;
  return {
    ...{ number, topic, state, order_number: openTicketContact(vault, stored).orderNumber },
    ...{ created_at: createdAt.toISOString(), ack_by: ackBy.toISOString() },
    resolve_by: resolveBy.toISOString(),
  };
}
