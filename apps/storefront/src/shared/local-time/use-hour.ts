import { formatDate } from "../i18n/dates.ts";
import { useVisitor } from "../services/visitor.tsx";
import { useIndiaTimeAbroad } from "./use-india-time.ts";

/** Day in this style and hour in one line, with the visitor's local hour if it differs. */
export function useHour(day: "day" | "short-day" | "day-year"): (instant: string) => string {
  const { language } = useVisitor();
  const abroad = useIndiaTimeAbroad();
  return (instant) =>
    [formatDate(instant, day, language), formatDate(instant, "time", language), abroad(instant)]
      .filter(Boolean)
      .join(", ");
}
