export {
  NAKSHATRA_ARC,
  type Nakshatra,
  nakshatraAt,
  nakshatraLords,
  nakshatraNames,
} from "./nakshatra.ts";
