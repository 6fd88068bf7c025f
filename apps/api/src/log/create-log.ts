import { type Logger, pino } from "pino";
import { loggable } from "./loggable.ts";

/** The log of this process, on standard output, one JSON object a line. */
export const createLog = (level: string): Logger => pino({ level, serializers: { err: loggable } });
