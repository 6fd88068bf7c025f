import { type Logger, pino } from "pino";
import { loggable } from "./loggable.ts";

/** The log on standard output, with one JSON object per line. */
export const createLog = (level: string): Logger => pino({ level, serializers: { err: loggable } });
