import { defineError } from "../errors/app-error.ts";

export const correctionNotPossible = defineError({
  code: "correction_not_possible",
  status: 409,
  message: "A correction is requested once the names can no longer be changed, and before they are read.",
});

export const sankalpLocked = defineError({
  code: "sankalp_locked",
  status: 409,
  message: "The names of this order can no longer be changed. Contact customer care for a correction.",
});
