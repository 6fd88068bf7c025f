import { defineError } from "../errors/app-error.ts";

export const reportNotReady = defineError({
  code: "report_not_ready",
  status: 409,
  message: "The report is not ready. Try again when it is.",
});

export const spellingsTooFew = defineError({
  code: "spellings_too_few",
  status: 409,
  message: "Fewer than three spellings agree better than this name does, so there is no report to order.",
});
