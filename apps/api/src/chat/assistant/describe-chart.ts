import type { BirthDetails } from "@aradhana/core/birth";
import type { Language, Relation } from "@aradhana/core/contract";
import type { KundaliContent } from "@aradhana/core/kundali";
import { buildKundali } from "../../reports/kundali/build-kundali.ts";
import { doshaTexts } from "../../reports/kundali/dosha-texts.ts";
import { labels } from "../../reports/kundali/report-labels.ts";
import { dayText } from "../../reports/kundali/say.ts";
import { skyOfBirth } from "../../reports/kundali/sky-of-birth.ts";
import { assistantTexts } from "./assistant-texts.ts";
import type { ChartTopic } from "./chart-words.rules.ts";

/** Somebody whose birth a customer has saved. */
export interface SavedPerson {
  relation: Relation;
  birth: BirthDetails;
}

/** Periods of Saturn that are still to be said. */
const PERIODS_SHOWN = 3;

/** The lines that answer a question about the chart of a saved birth, from the calculation of a kundali. */
export function describeChart(
  birth: BirthDetails,
  topics: readonly ChartTopic[],
  language: Language,
  now: Date,
): string[] {
  const t = assistantTexts[language].ofChart;
  const sky = skyOfBirth(birth);
  const saturn = sky.saturn.filter(({ end }) => end > now).slice(0, PERIODS_SHOWN);
  const content = buildKundali(
    { birth, sky: { ...sky, saturn }, version: 1, at: now, hasPratyantar: false },
    language,
  );

  const fact = ({ [language]: label }: (typeof labels)["lagna" | "rashi" | "nakshatra"]) => {
    const found = content.facts.find((each) => each.label === label);
    return found ? `${label}: ${found.value}` : t.needsTime(label);
  };
  const dosha = ({ title }: (typeof doshaTexts)["manglik" | "sadeSati"]) => {
    const found = content.doshas.find((each) => each.title === title[language]);
    if (!found) return [t.needsTime(title[language])];
    const cancelled = found.cancellations.length > 0 ? [t.cancelled(found.cancellations.join("; "))] : [];
    return [`${found.title}: ${found.verdict_text}`, ...found.details, ...cancelled];
  };
  const linesOf: Record<ChartTopic, () => string[]> = {
    rashi: () => [fact(labels.rashi)],
    nakshatra: () => [fact(labels.nakshatra)],
    lagna: () => [fact(labels.lagna)],
    dasha: () => dashaLines(content.dashas, language, now),
    sadeSati: () => dosha(doshaTexts.sadeSati),
    manglik: () => dosha(doshaTexts.manglik),
  };
  return [
    t.heading(
      birth.name,
      [dayText(birth.date, language), birth.time ?? t.noTime, birth.place.name].join(", "),
    ),
    ...content.basis
      .filter(({ label }) => label === labels.offset[language])
      .map(({ label, value }) => `${label}: ${value}`),
    ...topics.flatMap((topic) => linesOf[topic]()),
    t.method,
  ];
}

function dashaLines(dashas: KundaliContent["dashas"], language: Language, now: Date): string[] {
  const t = assistantTexts[language].ofChart;
  const today = now.toISOString().slice(0, 10);
  const current = <Period extends { from: string; to: string }>(periods: readonly Period[] = []) =>
    periods.find(({ from, to }) => from <= today && today < to);
  const maha = current(dashas);
  const antar = current(maha?.parts);
  if (!maha || !antar) return [t.needsTime(t.dasha)];
  return [
    t.mahadasha(maha.name, dayText(maha.to, language)),
    t.antardasha(antar.name, dayText(antar.to, language)),
  ];
}
