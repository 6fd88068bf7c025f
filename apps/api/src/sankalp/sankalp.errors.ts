import { defineError } from "../errors/app-error.ts";

export const sankalpLocked = defineError({
  code: "sankalp_locked",
  status: 409,
  message: "The names for this puja are closed and with the priests. Ask support for a correction.",
});
