import { formatDate } from "../i18n/dates.ts";
import { useVisitor } from "../services/visitor.tsx";
import { useIndiaTimeAbroad } from "./use-india-time.ts";

/** Day and hour of a rite in one line, with the visitor's own hour where that is another. */
export function useHourOfRite(): (startAt: string) => string {
  const { language } = useVisitor();
  const abroad = useIndiaTimeAbroad();
  return (startAt) =>
    [formatDate(startAt, "day", language), formatDate(startAt, "time", language), abroad(startAt)]
      .filter(Boolean)
      .join(", ");
}
