import { type ErrorReports, reportLoggedErrors } from "@aradhana/server/reports";
import { type DestinationStream, type Logger, pino } from "pino";

/** The log of the web server, with one JSON object per line. Logged errors are reported, if there is a place for it. */
export const createLog = (
  level: string,
  reports: ErrorReports | undefined,
  to: DestinationStream = pino.destination(1),
): Logger => {
  const requestIdOf = (details: object) => ("requestId" in details ? String(details.requestId) : undefined);
  const hooks = reports && reportLoggedErrors(reports, requestIdOf);
  return pino({ level, base: { app: "web" }, ...(hooks && { hooks }) }, to);
};
