export { boundsOfDay, type DayBounds } from "./local-day.ts";
export { type LocalTime, type Reading, type ReadTime, readLocalTime } from "./read-local-time.ts";
export type { TimeWarning } from "./warnings.ts";
export { formatOffset, offsetAt, zoneName } from "./zone-offset.ts";
