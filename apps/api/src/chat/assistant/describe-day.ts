import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import type { PanchangDay, PanchangTime } from "@aradhana/core/panchang";
import { offsetAt } from "@aradhana/jyotish/time";
import { assistantTexts } from "./assistant-texts.ts";
import type { PanchangTopic } from "./read-question.rules.ts";

type Day = NonNullable<PanchangDay["day"]>;

/** What is stated for "the panchang". */
const wholeDay: readonly PanchangTopic[] = [
  ...(["weekday", "month", "tithi", "nakshatra", "yoga", "karana"] as const),
  ...(["sun", "rahu_kaal", "abhijit"] as const),
];

interface DayQuestion {
  topics: readonly PanchangTopic[];
  date: string;
}

interface Where {
  name: string;
  zone: string;
}

/** The lines that answer a question about a day, with times in the zone of the place. */
export function describeDay(
  day: Day,
  { topics, date }: DayQuestion,
  { name, zone }: Where,
  language: Language,
) {
  const t = assistantTexts[language];
  const format = (instant: string, style: "time" | "closing" | "day") =>
    formatDate(instant, style, language, offsetAt(zone, Date.parse(instant)) / 60);
  const at = (instant: string | null) => {
    if (instant === null) return t.none;
    const isSameDay = format(instant, "day") === format(day.sunrise_at, "day");
    return format(instant, isSameDay ? "time" : "closing");
  };
  const between = (say: (from: string, to: string) => string, { start_at, end_at }: PanchangTime) =>
    say(at(start_at), at(end_at));
  const limb = (key: "tithi" | "nakshatra" | "yoga" | "karana") =>
    `${t.limbs[key]}: ${day[key].map((each) => t.until(each.name, at(each.ends_at))).join("; ")}`;

  const lineOf: Record<Exclude<PanchangTopic, "panchang">, () => string> = {
    tithi: () => limb("tithi"),
    nakshatra: () => limb("nakshatra"),
    yoga: () => limb("yoga"),
    karana: () => limb("karana"),
    weekday: () => t.weekday(day.weekday),
    month: () => t.month(day.month.purnimanta, day.paksha),
    sun: () => t.sun(at(day.sunrise_at), at(day.sunset_at)),
    moon: () => t.moon(at(day.moonrise_at), at(day.moonset_at)),
    rahu_kaal: () => between(t.rahu_kaal, day.rahu_kaal),
    yamaganda: () => between(t.yamaganda, day.yamaganda),
    gulika: () => between(t.gulika, day.gulika),
    abhijit: () => between(t.abhijit, day.abhijit) + (day.abhijit.avoided ? ` (${t.abhijitAvoided})` : ""),
    choghadiya: () => {
      const good = day.choghadiya.day.filter(({ quality }) => quality === "good");
      return `${t.choghadiya}: ${good.map((each) => `${each.name} ${at(each.start_at)} – ${at(each.end_at)}`).join("; ")}`;
    },
  };
  const stated = topics.includes("panchang") ? wholeDay : topics;
  const dateText = formatDate(`${date}T00:00Z`, "day-year", language, 0);
  return [
    t.heading({ town: name, date: dateText }),
    ...stated.flatMap((topic) => (topic === "panchang" ? [] : [lineOf[topic]()])),
  ];
}
