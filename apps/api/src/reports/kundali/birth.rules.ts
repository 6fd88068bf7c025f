import { type BirthDetails, isMinor } from "@aradhana/core/birth";
import type { FieldError } from "@aradhana/core/contract";
import { boundsOfDay, type Reading, type ReadTime, readLocalTime } from "@aradhana/jyotish/time";

/** What a local time means at the place of birth, with the offset that was given for it. */
const readBirthTime = ({ date, time, place, utc_offset }: BirthDetails): ReadTime =>
  readLocalTime({
    ...{ date, time: time ?? "12:00", zone: place.zone },
    ...(utc_offset !== null && { offset: utc_offset }),
  });

const readingsOf = (read: ReadTime): readonly Reading[] => {
  if (read.status === "invalid") return [];
  return read.status === "unique" ? [read.reading] : read.readings;
};

/**
 * The reading that a chart is made of, and the offset of the zone where another one was given, as on a certificate.
 * Undefined if the details cannot be read.
 */
export function readingOfBirth(birth: BirthDetails): { reading: Reading; zoneOffset?: number } | undefined {
  const ofZone = readingsOf(readBirthTime({ ...birth, utc_offset: null }));
  const [given] = readingsOf(readBirthTime(birth));
  const [first] = ofZone;
  if (!given || !first) return undefined;
  const own = ofZone.find(({ offset }) => offset === given.offset);
  return own ? { reading: own } : { reading: given, zoneOffset: first.offset };
}

const messages = {
  date: "This date does not exist.",
  time: "This time does not exist.",
  zone: "This time zone is not known.",
  offset: "This offset from UTC is not possible.",
  future: "This date is in the future.",
  gap: "Clocks skipped this time. Say which offset applies.",
  overlap: "Clocks showed this time twice. Say which offset applies.",
  guardian_consent: "This person is below 18: a parent or guardian has to agree.",
} as const;

/** What is wrong with the details of a birth, by field; nothing if a chart can be made of them. */
export function birthErrors(birth: BirthDetails, now: Date): FieldError[] {
  const error = (field: string, code: keyof typeof messages): FieldError => ({
    ...{ field: `birth.${field}`, code, message: messages[code] },
  });
  const read = readBirthTime(birth);
  if (read.status === "invalid") {
    const fields = { date: "date", time: "time", zone: "place", offset: "utc_offset" } as const;
    return [error(fields[read.field], read.field)];
  }
  // Without a time the day counts: noon may be a time that the place skipped.
  if (birth.time !== null && read.status !== "unique") return [error("utc_offset", read.status)];
  const instant = read.status === "unique" ? read.reading.instant : read.readings[0].instant;
  const begins =
    birth.time === null ? (boundsOfDay(birth.date, birth.place.zone)?.start ?? instant) : instant;
  if (begins > now) return [error("date", "future")];
  const needsGuardian = isMinor(birth.date, now.toISOString().slice(0, 10)) && !birth.guardian_consent;
  return needsGuardian ? [error("guardian_consent", "guardian_consent")] : [];
}
