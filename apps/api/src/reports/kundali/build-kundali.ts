import type { BirthDetails } from "@aradhana/core/birth";
import type { Language } from "@aradhana/core/contract";
import type { KundaliContent } from "@aradhana/core/kundali";
import { type ChartOfDay, degreeParts, engineVersion } from "@aradhana/jyotish/chart";
import { dashasAt, mahadashas } from "@aradhana/jyotish/dasha";
import { houseFrom, lordOf, rashiAfter } from "@aradhana/jyotish/rashi";
import { ayanamsaAt, grahas } from "@aradhana/jyotish/sky";
import { formatOffset } from "@aradhana/jyotish/time";
import { limbNames, weekdayNames } from "../../panchang/names.ts";
import type { Text } from "../../text/text.ts";
import { glossary } from "./advice-texts.ts";
import { dashaSection } from "./dasha-section.ts";
import { grahaNames } from "./kundali-names.ts";
import { chartTitles, firstHouses, labels, notes, offsetGiven, timeWithin } from "./report-labels.ts";
import { reportTitles } from "./report-titles.ts";
import { dayAt, dayText, rashiText } from "./say.ts";
import {
  gemsSection,
  numerologySection,
  readingsSection,
  remediesSection,
  yogasSection,
} from "./sections-of-advice.ts";
import { chartSection, factsSection, planetsSection, shownIn } from "./sections-of-chart.ts";
import { doshasOfChart, sadeSatiSection } from "./sections-of-dosha.ts";
import type { SkyOfBirth } from "./sky-of-birth.ts";
import { notesOfWindow } from "./time-window.ts";

/** Names what computed a report, so that it can be checked later. */
const ENGINE = `Aradhana Jyotish ${engineVersion}, astronomy-engine 2.1.19`;
const HIGH_LATITUDE = 60;

interface Made {
  birth: BirthDetails;
  sky: SkyOfBirth;
  version: number;
  at: Date;
  hasPratyantar: boolean;
}

/** The whole report in one language. */
export function buildKundali(made: Made, language: Language): KundaliContent {
  const { birth, sky, version, at } = made;
  const common = {
    ...{ version, made_at: at.toISOString(), name: birth.name },
    titles: reportTitles[language],
    basis: basisOf(made, language),
    notes: notesOf(made).map((text) => text[language]),
    numerology: numerologySection(birth.name, birth.date, language),
    glossary: glossary.map(({ term, text }) => ({ term: term[language], text: text[language] })),
  };
  const { saturn, reading } = sky;
  const sadeSati =
    saturn.length > 0 ? [sadeSatiSection({ saturn, at, offset: reading.offset }, language)] : [];
  if (sky.day) {
    return {
      ...common,
      ...sectionsOfDay(sky.day, sky.vara, language),
      doshas: sadeSati,
      ...{ dashas: [], yogas: [], readings: [], remedies: [], gems: [] },
    };
  }
  const { chart } = sky;
  const moon = chart.grahas.moon.longitude;
  const [current] = dashasAt(mahadashas(moon, chart.instant), at);
  const { offset } = reading;
  return {
    ...common,
    facts: factsSection(chart, sky.vara === undefined ? undefined : weekdayNames[sky.vara], language),
    charts: (["D1", "D9", "moon"] as const).map((key) => chartSection(chart, key, language)),
    planets: planetsSection(chart, language),
    dashas: dashaSection({ ...made, moon, birth: chart.instant, offset }, language),
    doshas: [...doshasOfChart(chart, language), ...sadeSati],
    yogas: yogasSection(chart, language),
    readings: readingsSection(chart, language),
    remedies: current
      ? remediesSection({ lord: current.lord, until: dayAt(current.end, offset) }, language)
      : [],
    gems: gemsSection(chart, language),
  };
}

/** The lords of the mahadashas in their order; none without a time. */
export const lordsOfDashas = ({ chart }: SkyOfBirth) =>
  chart ? mahadashas(chart.grahas.moon.longitude, chart.instant).map(({ lord }) => lord) : [];

function basisOf({ birth, sky }: Made, language: Language): KundaliContent["basis"] {
  const { place, date } = birth;
  const { degrees, minutes, seconds } = degreeParts(ayanamsaAt(sky.reading.instant).mean);
  const facts: [Text, string][] = [
    [labels.date, dayText(date, language)],
    [labels.time, timeText(birth)[language]],
    [labels.place, [place.name, place.region].filter(Boolean).join(", ")],
    [labels.coordinates, `${place.lat.toFixed(4)}, ${place.lon.toFixed(4)}`],
    [labels.zone, place.zone],
    [labels.offset, `UTC${formatOffset(sky.reading.offset)}`],
    [labels.ayanamsa, `${labels.lahiri[language]}, ${degrees}° ${minutes}′ ${seconds}″`],
    ...(sky.chart
      ? ([
          [labels.houses, labels.wholeSigns[language]],
          [labels.node, labels.meanNode[language]],
          [labels.dashaYear, labels.days[language]],
        ] as [Text, string][])
      : []),
    [labels.engine, ENGINE],
  ];
  return facts.map(([label, value]) => ({ label: label[language], value }));
}

function timeText({ time, time_window }: BirthDetails): Text {
  if (time === null) return labels.unknownTime;
  return time_window === 0 ? { en: time, hi: time } : timeWithin(time, time_window);
}

function notesOf({ birth, sky }: Made): Text[] {
  return [
    ...sky.reading.warnings.map((warning) => notes[warning]),
    ...(sky.zoneOffset === undefined ? [] : [offsetGiven(`UTC${formatOffset(sky.zoneOffset)}`)]),
    ...(sky.day ? [notes.unknownTime] : []),
    ...(sky.day && sky.day.moonRashi === undefined ? [notes.twoMoons] : []),
    ...(sky.chart ? notesOfWindow(sky.within, birth.time_window) : []),
    ...(sky.isBeforeSunrise ? [notes.beforeSunrise] : []),
    ...(Math.abs(birth.place.lat) > HIGH_LATITUDE ? [notes.highLatitude] : []),
  ];
}

/** What is known without a time: rashis, both where a graha changed its own, and the Moon's chart if it did not. */
function sectionsOfDay(
  { rashis, moonNakshatras, moonRashi }: ChartOfDay,
  vara: number | undefined,
  language: Language,
) {
  const say = (text: Text) => text[language];
  const either = (texts: readonly Text[]) => texts.map(say).join(` ${say(labels.or)} `);
  // Before sunrise it is still the day before.
  const varas = vara === undefined ? [] : [(vara + 6) % 7, vara].flatMap((day) => weekdayNames[day] ?? []);
  const facts: [Text, string][] = [
    [labels.rashi, either(rashis.moon.map(rashiText))],
    [labels.nakshatra, either(moonNakshatras.map(limbNames.nakshatra))],
    [labels.sunRashi, either(rashis.sun.map(rashiText))],
    ...(varas.length > 0 ? [[labels.vara, either(varas)] as [Text, string]] : []),
  ];
  return {
    facts: facts.map(([label, value]) => ({ label: say(label), value })),
    planets: {
      columns: [labels.graha, labels.rashiColumn].map(say),
      rows: grahas.map((graha) => [say(grahaNames[graha]), either(rashis[graha].map(rashiText))]),
    },
    charts:
      moonRashi === undefined
        ? []
        : [
            {
              ...{ key: "moon" as const, title: say(chartTitles.moon), first: say(firstHouses.moon) },
              houses: Array.from({ length: 12 }, (_, index) => {
                const rashi = rashiAfter(moonRashi, index);
                return {
                  ...{ number: houseFrom(moonRashi, rashi), rashi, rashi_name: say(rashiText(rashi)) },
                  lord: say(grahaNames[lordOf(rashi)]),
                  // A graha that changed its rashi on that day is in the table, not in the chart.
                  grahas: grahas
                    .filter((graha) => rashis[graha].length === 1 && rashis[graha][0] === rashi)
                    .map((graha) => shownIn(graha, false, language)),
                };
              }),
            },
          ],
  };
}
