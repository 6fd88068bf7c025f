import { defineError } from "../errors/app-error.ts";

/** Also used for somebody else's ticket. */
export const ticketNotFound = defineError({
  code: "ticket_not_found",
  status: 404,
  message: "Ticket not found, or it belongs to someone else.",
});

export const ticketFull = defineError({
  code: "ticket_full",
  status: 409,
  message: "This ticket has too many messages. Open a new one.",
});
