import { defineError } from "../errors/app-error.ts";

export const callElsewhere = defineError({
  code: "call_elsewhere",
  status: 409,
  message: "The call was opened in another window.",
});

export const signalsTooMany = defineError({
  code: "signals_too_many",
  status: 429,
  message: "Too many signals were sent in this call. Open it again.",
});
