export { type Extra, type Level, type Log, levels } from "./log.ts";
