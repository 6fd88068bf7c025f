import { defineError } from "../errors/app-error.ts";

export const reportNotReady = defineError({
  code: "report_not_ready",
  status: 409,
  message: "The report is not ready. Try again when it is.",
});
