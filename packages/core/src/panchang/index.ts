// The panchang of a day: a separate entry point, so that other screens do not load its schemas.

export { calendarPath, getPanchangDay, type PanchangPlace } from "./calls.ts";
export {
  calendarQuery,
  type PanchangDay,
  type PanchangTime,
  panchangDay,
  panchangDayQuery,
} from "./panchang-day.ts";
