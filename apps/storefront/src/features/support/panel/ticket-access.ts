import { ticketNumber } from "@aradhana/core/contract";
import * as v from "valibot";
import type { BrowserServices } from "../../../shared/services/browser.tsx";

type Places = Pick<BrowserServices, "storage">;

const prefix = "ticket-access:";
const secretOf = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/));

/** Keeps the secret that opens a guest's ticket, out of every address. */
export function storeTicket({ storage }: Places, number: string, secret: string): void {
  if (v.is(ticketNumber, number) && v.is(secretOf, secret)) storage.set(prefix + number, secret);
}

/** The stored secret of a ticket; undefined if its customer is signed in. */
export const ticketSecret = ({ storage }: Places, number: string): string | undefined =>
  storage.get(prefix + number) ?? undefined;

/** The numbers of the tickets that this browser opened. */
export const storedTickets = ({ storage }: Places): string[] =>
  storage.keys().flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));

/** The ticket that an address opens, and its secret if it came from a message of ours. */
export function ticketIn(search: string): { number: string; secret: string | undefined } | undefined {
  const query = new URLSearchParams(search);
  const number = query.get("ticket") ?? "";
  if (!v.is(ticketNumber, number)) return undefined;
  return { number, secret: query.get("ticket_key") ?? undefined };
}

/** The same page with a ticket open in its panel, or with none, and without any secret. */
export function withTicket(
  { pathname, search }: { pathname: string; search: string },
  number?: string,
): string {
  const query = new URLSearchParams(search);
  query.delete("ticket");
  query.delete("ticket_key");
  query.delete("about");
  query.delete("topic");
  if (number) query.set("ticket", number);
  return `${pathname}?${query}`;
}
