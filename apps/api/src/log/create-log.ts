import { loggable } from "@aradhana/server/log";
import { type ErrorReports, reportLoggedErrors } from "@aradhana/server/reports";
import { type DestinationStream, type Logger, pino } from "pino";
import { currentRequestId } from "./request-scope.ts";

interface LogOptions {
  level: string;
  /** Where logged errors are reported. @default nowhere */
  reports?: ErrorReports | undefined;
  /** @default standard output */
  to?: DestinationStream;
}

/** The log, with one JSON object per line. A line that a request caused has its id. */
export const createLog = ({ level, reports, to = pino.destination(1) }: LogOptions): Logger => {
  const mixin = () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  };
  const hooks = reports && reportLoggedErrors(reports, currentRequestId);
  return pino({ level, mixin, serializers: { err: loggable }, ...(hooks && { hooks }) }, to);
};
