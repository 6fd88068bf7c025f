import { defineError } from "../errors/app-error.ts";

/** Also used for someone else's mandate. */
export const mandateNotFound = defineError({
  code: "mandate_not_found",
  status: 404,
  message: "Recurring chadhava not found, or it belongs to someone else.",
});

export const mandateEnded = defineError({
  code: "mandate_ended",
  status: 409,
  message: "This repeated offering has ended and cannot be changed any more.",
});
