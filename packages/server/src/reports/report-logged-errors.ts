import type { ErrorReports } from "./create-error-reports.ts";

/** The number of pino's level "error". */
const ERROR = 50;

/** What is logged: fields with the error as `err`, and a sentence. */
type LogCall = [details: unknown, ...rest: unknown[]];

/** Hooks of pino that report each error that is logged as `err`, so that what is logged and what is reported is the same. */
export const reportLoggedErrors = (
  reports: ErrorReports,
  requestIdOf: (details: object) => string | undefined,
) => ({
  logMethod(this: unknown, call: LogCall, method: (this: unknown, ...call: LogCall) => void, level: number) {
    const [details] = call;
    if (level >= ERROR && typeof details === "object" && details !== null && "err" in details) {
      reports.report(details.err, requestIdOf(details));
    }
    method.apply(this, call);
  },
});
