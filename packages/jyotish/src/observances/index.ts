export {
  type LunarMonth,
  type LunarMonthName,
  lunarMonthAt,
  lunarMonths,
  purnimantaName,
} from "./lunar-month.ts";
export { type Observance, type ObservancesRequest, observancesBetween } from "./observances.ts";
export type { Festival, MonthlyVrat } from "./rules.ts";
