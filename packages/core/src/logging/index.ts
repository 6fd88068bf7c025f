export { createLogger, type Logger, type MessageReporter } from "./create-logger.ts";
export type { Extra, Level, Log } from "./log.ts";
