import { defineError } from "../errors/app-error.ts";

export const sankalpLocked = defineError({
  code: "sankalp_locked",
  status: 409,
  message: "Names for this puja are closed: the priests have the list. Contact support for a correction.",
});
