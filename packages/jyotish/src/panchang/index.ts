export type { Choghadiya, ChoghadiyaName } from "./choghadiya.ts";
export type { Period, Vara } from "./day-parts.ts";
export { type Element, nextSpanOf, numberAt, type Span, spanAt, spansBetween } from "./elements.ts";
export {
  AMAVASYA,
  karanaName,
  type Paksha,
  PURNIMA,
  pakshaOf,
  tithiName,
  yogaNames,
} from "./names.ts";
export { type Panchang, type PanchangRequest, type PanchangResult, panchangOf } from "./panchang.ts";
