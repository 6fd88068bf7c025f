import { defineError } from "../errors/app-error.ts";

/** `details.reason` says why. */
export const returnClosed = defineError({
  code: "return_closed",
  status: 409,
  message: "This cannot be returned, or not any more. Reload the order to see what can.",
});

export const returnRequested = defineError({
  code: "return_requested",
  status: 409,
  message: "A return of this was requested already. Reload the order to see it.",
});
