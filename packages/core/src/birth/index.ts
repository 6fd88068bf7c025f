// What is known of a birth: a separate entry point, for the screens that ask for it.

export {
  type BirthDetails,
  type BirthDetailsInput,
  type BirthPlace,
  birthDate,
  birthDetails,
  birthPlace,
  clockTime,
  FARTHEST_LATITUDE,
  savedBirth,
} from "./birth-details.ts";
export {
  type BirthDraft,
  type BirthErrors,
  birthDraft,
  birthOf,
  checkBirth,
  dateOf,
  draftOfBirth,
  emptyBirth,
  hasNoSuchDay,
  timeOf,
} from "./birth-draft.ts";
export { isFutureDay } from "./is-future-day.ts";
export { isMinor } from "./is-minor.ts";
export { offsetText, readOffset } from "./offset.ts";
export {
  type LocalTime,
  type LocalTimeReading,
  type LocalTimeRequest,
  localTime,
  localTimeRequest,
  readTime,
} from "./read-time.ts";
