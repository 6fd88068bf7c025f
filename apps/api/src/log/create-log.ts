import { type DestinationStream, type Logger, pino } from "pino";
import { loggable } from "./loggable.ts";
import { currentRequestId } from "./request-scope.ts";

/** The log on standard output, with one JSON object per line. A line that a request caused has its id. */
export const createLog = (level: string, to?: DestinationStream): Logger => {
  const mixin = () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  };
  return pino({ level, mixin, serializers: { err: loggable } }, to ?? pino.destination(1));
};
