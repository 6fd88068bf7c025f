export { type Analytics, labelEvent } from "./analytics.ts";
