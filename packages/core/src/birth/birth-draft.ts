import * as v from "valibot";
import { personName } from "../contract/quote.ts";
import { daysInMonth } from "../date/index.ts";
import { type BirthDetails, type BirthDetailsInput, birthDate, birthPlace } from "./birth-details.ts";
import { isMinor } from "./is-minor.ts";
import { offsetText, readOffset } from "./offset.ts";

const part = v.optional(v.number());

/** The details of a birth while they are filled in. */
export const birthDraft = v.object({
  name: v.string(),
  gender: v.picklist(["", "female", "male", "other"]),
  /** Months count from 1. */
  date: v.object({ day: part, month: part, year: part }),
  /** The hour is one of twelve. */
  time: v.object({ hour: part, minute: part, half: v.optional(v.picklist(["am", "pm"])) }),
  isTimeUnknown: v.boolean(),
  /** Minutes by which the time may be wrong. */
  window: v.number(),
  // Also one that is too near to a pole: it stays until it is corrected.
  place: v.nullable(v.object({ ...birthPlace.entries, lat: v.number() })),
  /** "+05:30": chosen for a time which clocks showed twice or never, or typed as on the certificate. Empty: the zone's. */
  offset: v.string(),
  hasGuardian: v.boolean(),
});
export type BirthDraft = v.InferOutput<typeof birthDraft>;

export const emptyBirth: BirthDraft = {
  ...{ name: "", gender: "", date: {}, time: {}, isTimeUnknown: false, window: 0 },
  ...{ place: null, offset: "", hasGuardian: false },
};

const two = (number: number) => String(number).padStart(2, "0");

/** Whether there is no such day: 31 February. */
export const hasNoSuchDay = ({ date }: Pick<BirthDraft, "date">): boolean =>
  date.day !== undefined && date.day > daysInMonth(date);

/** The date as 1991-11-29; undefined while it is incomplete, or where there is no such day. */
export function dateOf({ date }: Pick<BirthDraft, "date">): string | undefined {
  const { day, month, year } = date;
  return day && month && year && !hasNoSuchDay({ date }) ? `${year}-${two(month)}-${two(day)}` : undefined;
}

/** The time of a clock with 24 hours; undefined while it is incomplete or unknown. */
export function timeOf({
  time,
  isTimeUnknown,
}: Pick<BirthDraft, "time" | "isTimeUnknown">): string | undefined {
  const { hour, minute, half } = time;
  if (isTimeUnknown || hour === undefined || minute === undefined || !half) return undefined;
  return `${two((hour % 12) + (half === "pm" ? 12 : 0))}:${two(minute)}`;
}

/** The filled-in details as they are ordered; undefined while they are incomplete. */
export function birthOf(draft: BirthDraft): BirthDetailsInput | undefined {
  const date = dateOf(draft);
  const time = timeOf(draft);
  const { place, isTimeUnknown } = draft;
  if (!date || !place || (!isTimeUnknown && !time)) return undefined;
  return {
    ...{ name: draft.name.trim(), gender: draft.gender || null, date, place },
    time: time ?? null,
    time_window: isTimeUnknown ? 0 : draft.window,
    utc_offset: isTimeUnknown ? null : (readOffset(draft.offset) ?? null),
    guardian_consent: draft.hasGuardian,
  };
}

/** Ordered or saved details, to be filled in again. Consent is given again for each order. */
export function draftOfBirth(birth: Omit<BirthDetails, "guardian_consent">): BirthDraft {
  const [year, month, day] = birth.date.split("-").map(Number);
  const [hours = 0, minute] = (birth.time ?? "").split(":").map(Number);
  return {
    ...{ name: birth.name, gender: birth.gender ?? "", date: { day, month, year } },
    time: birth.time === null ? {} : { hour: hours % 12 || 12, minute, half: hours < 12 ? "am" : "pm" },
    isTimeUnknown: birth.time === null,
    ...{ window: birth.time_window, place: birth.place },
    offset: birth.utc_offset === null ? "" : offsetText(birth.utc_offset),
    hasGuardian: false,
  };
}

/** What is wrong with each field; an empty record where nothing is. */
export interface BirthErrors {
  birthName?: "empty" | "invalid";
  birthDate?: "empty" | "invalid" | "future";
  birthTime?: "empty";
  birthPlace?: "empty" | "polar";
  /** Empty: clocks showed this time twice or never, and no offset is chosen. */
  birthOffset?: "empty" | "invalid";
  guardian?: true;
}

interface Known {
  /** The visitor's day, 2026-11-28. */
  today: string;
  /** Whether the server has found two offsets for the time. */
  isAmbiguous: boolean;
}

/** Checks the details of a birth by the rules of the contract, before the server does. */
export function checkBirth(draft: BirthDraft, { today, isAmbiguous }: Known): BirthErrors {
  const { name, place, isTimeUnknown, offset, hasGuardian } = draft;
  const date = dateOf(draft);
  const dateError = hasNoSuchDay(draft) ? "invalid" : errorOfDate(date, today);
  const offsetError = isTimeUnknown ? undefined : errorOfOffset(offset, isAmbiguous);
  return {
    ...(!v.safeParse(personName, name).success && { birthName: name.trim() ? "invalid" : "empty" }),
    ...(dateError && { birthDate: dateError }),
    ...(!isTimeUnknown && !timeOf(draft) && { birthTime: "empty" }),
    ...(!place
      ? { birthPlace: "empty" as const }
      : !v.is(birthPlace, place) && { birthPlace: "polar" as const }),
    ...(offsetError && { birthOffset: offsetError }),
    ...(date && !dateError && isMinor(date, today) && !hasGuardian && { guardian: true }),
  };
}

function errorOfDate(date: string | undefined, today: string): BirthErrors["birthDate"] {
  if (!date) return "empty";
  if (!v.is(birthDate, date)) return "invalid";
  return date > today ? "future" : undefined;
}

function errorOfOffset(offset: string, isAmbiguous: boolean): BirthErrors["birthOffset"] {
  if (!offset.trim()) return isAmbiguous ? "empty" : undefined;
  return readOffset(offset) === undefined ? "invalid" : undefined;
}
