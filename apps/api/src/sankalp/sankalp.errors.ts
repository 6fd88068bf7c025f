import { defineError } from "../errors/app-error.ts";

export const sankalpLocked = defineError({
  code: "sankalp_locked",
  status: 409,
  message: "The names of this order can no longer be changed. Contact customer care for a correction.",
});
