import { formatDate } from "@aradhana/core/date";
import type { PanchangDay, PanchangTime } from "@aradhana/core/panchang";
import { offsetAt } from "@aradhana/jyotish/time";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { panchangText } from "./text.ts";

type Day = NonNullable<PanchangDay["day"]>;

/** Formats the times of a day by the clock of its zone. */
export function usePlaceTime(day: Day, zone: string) {
  const t = useText(panchangText);
  const { language } = useVisitor();
  const format = (instant: string, style: "time" | "closing" | "day") =>
    formatDate(instant, style, language, offsetAt(zone, Date.parse(instant)) / 60);
  const isToday = (instant: string) => format(instant, "day") === format(day.sunrise_at, "day");
  return {
    timeOf: (instant: string) => format(instant, "time"),
    spanOf: ({ start_at, end_at }: PanchangTime) => t.span(format(start_at, "time"), format(end_at, "time")),
    /** What counts at sunrise until it ends, and the next one, with its end if that is today. */
    untilOf: (limb: Day["tithi"]) =>
      limb.slice(0, 2).map(({ name, ends_at }, index) => {
        if (index > 0 && !isToday(ends_at)) return name;
        return t.until(name, format(ends_at, isToday(ends_at) ? "time" : "closing"));
      }),
  };
}
