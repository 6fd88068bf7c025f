export { addMonths } from "./add-months.ts";
export {
  type DateObject,
  daysIn,
  isoDay,
  type MonthName,
  monthNames,
  parseDate,
  readIsoDay,
  writeDate,
} from "./date-object.ts";
export { daysInMonth } from "./days-in-month.ts";
export { formatDate } from "./format-date.ts";
export { formatMoment, formatZone } from "./format-moment.ts";
export { ownOccasion } from "./own-occasion.ts";
export { shortTithi } from "./short-tithi.ts";
