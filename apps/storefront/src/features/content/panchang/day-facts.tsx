import type { PanchangDay } from "@aradhana/core/panchang";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Facts } from "./facts.tsx";
import { panchangText } from "./text.ts";
import { usePlaceTime } from "./use-place-time.ts";

interface Props {
  day: NonNullable<PanchangDay["day"]>;
  zone: string;
}

/** What most people look for in a panchang. */
export function DayFacts({ day, zone }: Props) {
  const t = useText(panchangText);
  const { timeOf, spanOf, untilOf } = usePlaceTime(day, zone);
  const { abhijit } = day;
  return (
    <Facts
      facts={[
        [t.facts.tithi, untilOf(day.tithi)],
        [t.facts.nakshatra, untilOf(day.nakshatra)],
        [t.facts.sun, [t.span(timeOf(day.sunrise_at), timeOf(day.sunset_at))]],
        [t.facts.moon, [day.moonrise_at ? timeOf(day.moonrise_at) : t.noMoonrise]],
        [t.facts.rahu, [spanOf(day.rahu_kaal)]],
        [t.facts.abhijit, [abhijit.avoided ? t.avoided(spanOf(abhijit)) : spanOf(abhijit)]],
      ]}
    />
  );
}
