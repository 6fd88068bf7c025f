import { type BirthDraft, birthOf, offsetText } from "@aradhana/core/birth";
import { formatDate } from "@aradhana/core/date";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { birthText } from "./text.ts";
import type { KnownTime } from "./use-local-time.ts";

/** The details of a birth as they are read once more; none while they are incomplete. */
export function useBirthRows(draft: BirthDraft, known: KnownTime) {
  const t = useText(birthText);
  const { language } = useVisitor();
  const birth = birthOf(draft);
  if (!birth?.name) return [];
  const { name, date, place } = birth;
  const { hour, minute = 0, half = "am" } = draft.time;
  const isUnique = known.status === "ready" && known.time.status === "unique";
  const offset = birth.utc_offset ?? (isUnique ? known.time.readings[0]?.offset : undefined);
  return [
    { label: t.name, value: name },
    // A day has no zone: this is its noon in India.
    { label: t.date, value: formatDate(`${date}T06:30:00Z`, "day-year", language) },
    {
      label: t.time,
      value: draft.isTimeUnknown
        ? t.timeUnknown
        : `${hour}:${String(minute).padStart(2, "0")} ${t.halves[half]}`,
    },
    { label: t.place, value: [place.name, place.region].filter(Boolean).join(", ") },
    ...(offset === undefined ? [] : [{ label: t.offsetLabel, value: `UTC${offsetText(offset)}` }]),
  ];
}
