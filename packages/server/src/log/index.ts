export { type LoggableError, loggable } from "./loggable.ts";
