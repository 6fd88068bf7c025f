import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { panchangOf } from "@aradhana/jyotish/panchang";
import type { Place } from "@aradhana/jyotish/sky";
import { dayInZone } from "../../calendar/day-in-zone.ts";
import { LONGEST_OUTLOOK_DAYS, type Observance, observancesBetween } from "../../observances/observances.ts";
import { dayView, observancesView } from "../../panchang/day-view.ts";
import { findTownNamed } from "../../places/find-towns.ts";
import type { Town } from "../../places/gazetteer.ts";
import { readingOfBirth } from "../../reports/kundali/birth.rules.ts";
import { assistantTexts } from "./assistant-texts.ts";
import { describeChart, type SavedPerson } from "./describe-chart.ts";
import { describeDay } from "./describe-day.ts";
import { type NamedTowns, type Question, readQuestion } from "./read-question.rules.ts";

/** Most questions are about the next weeks; a whole year takes longer. */
const DAYS_AHEAD = [45, LONGEST_OUTLOOK_DAYS];
const NEXT_SHOWN = 3;
const DAY_MS = 86_400_000;
const india = "Asia/Kolkata";

/** Where an answer is for. */
export interface Where {
  name: string;
  zone: string;
  place: Place;
}

/** What the assistant replies, and whether people take over. */
export interface AssistantAnswer {
  body: string;
  handsOver: boolean;
}

/**
 * Answers from the calculation alone: the same question at the same time has the same answer. `people` are those whose
 * births the customer has saved.
 */
export function answerQuestion(
  typed: string,
  language: Language,
  now: Date,
  people: readonly SavedPerson[] = [],
): AssistantAnswer {
  // A question in Devanagari is answered in Hindi, whatever the language of the page.
  const lang = /\p{Script=Devanagari}/u.test(typed) ? "hi" : language;
  const t = assistantTexts[lang];
  const question = readQuestion(typed, dayInZone(india, now));
  switch (question.about) {
    case "panchang":
    case "observance":
      return { body: fromCalculation(question, lang, now), handsOver: false };
    case "assistant":
      return { body: t.who, handsOver: false };
    case "day":
      return { body: t.uncertainDay, handsOver: false };
    case "greeting":
      return { body: t.welcome, handsOver: false };
    case "person":
      return { body: t.person, handsOver: true };
    case "chart":
      return fromChart(question, people, lang, now);
    case "other":
      return { body: t.unknown, handsOver: true };
  }
}

function fromChart(
  { topics, of }: Extract<Question, { about: "chart" }>,
  people: readonly SavedPerson[],
  language: Language,
  now: Date,
): AssistantAnswer {
  const t = assistantTexts[language];
  if (topics.length === 0) return { body: t.chart, handsOver: true };
  // Of two sons it does not guess which is meant.
  const [person, another] = people.filter(({ relation }) => relation === of);
  const isReadable = person && readingOfBirth(person.birth);
  if (!isReadable || another) return { body: t.noBirth, handsOver: true };
  return { body: describeChart(person.birth, topics, language, now).join("\n"), handsOver: false };
}

type Calculated = Extract<Question, { about: "panchang" | "observance" }>;

function fromCalculation(question: Calculated, language: Language, now: Date): string {
  const t = assistantTexts[language];
  const named = townOf(question);
  const where = named ? whereIs(named, language) : delhi[language];
  const remark = question.town !== undefined && !named ? [t.unknownTown(question.town, where.name)] : [];
  return [...remark, ...linesOf(question, where, language, now)].join("\n");
}

function linesOf(question: Calculated, where: Where, language: Language, now: Date): string[] {
  const t = assistantTexts[language];
  if (question.about === "panchang") {
    const found = panchangOf({ date: question.date, ...where });
    if (found.status !== "ok") return [t.noSun];
    return describeDay(dayView(found, language), question, where, language);
  }
  const observances = nextObservances(question.keys, where, now);
  if (observances.length === 0) return [t.noObservance];
  const lines = observancesView(observances, language).map(
    ({ name, date }) => `${name}: ${formatDate(`${date}T00:00Z`, "short-day-year", language, 0)}`,
  );
  return [t.observances(where.name), ...lines];
}

function nextObservances(keys: readonly string[], { zone, place }: Where, now: Date): Observance[] {
  const from = dayInZone(zone, now);
  for (const days of DAYS_AHEAD) {
    const to = dayInZone(zone, new Date(now.getTime() + days * DAY_MS));
    const found = observancesBetween({ from, to, zone, place })
      .filter(({ key }) => keys.length === 0 || keys.includes(key))
      .slice(0, NEXT_SHOWN);
    if (found.length > 0) return found;
  }
  return [];
}

const delhi: Readonly<Record<Language, Where>> = {
  en: { name: "New Delhi", zone: india, place: { lat: 28.6, lon: 77.2 } },
  hi: { name: "नई दिल्ली", zone: india, place: { lat: 28.6, lon: 77.2 } },
};

/** The town that a question names: of words that need not be one, only a town that most people know. */
const townOf = ({ town, perhaps }: NamedTowns): Town | undefined =>
  town === undefined
    ? perhaps.map(findTownNamed).find((found) => found?.hindi !== undefined)
    : findTownNamed(town);

const whereIs = ({ name, hindi, zone, lat, lon }: Town, language: Language): Where => ({
  ...{ name: (language === "hi" && hindi) || name, zone, place: { lat, lon } },
});
