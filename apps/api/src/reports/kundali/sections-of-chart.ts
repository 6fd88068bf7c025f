import type { Language } from "@aradhana/core/contract";
import type { KundaliContent } from "@aradhana/core/kundali";
import { avakahadaOf } from "@aradhana/jyotish/avakahada";
import { type BirthChart, type ChartKind, degreeParts, housesOf } from "@aradhana/jyotish/chart";
import { numberAt } from "@aradhana/jyotish/panchang";
import type { Rashi } from "@aradhana/jyotish/rashi";
import { type Graha, grahas } from "@aradhana/jyotish/sky";
import { limbNames } from "../../panchang/names.ts";
import type { Text } from "../../text/text.ts";
import {
  dignityNames,
  ganaNames,
  grahaNames,
  nadiNames,
  varnaNames,
  vashyaNames,
  yoniNames,
} from "./kundali-names.ts";
import { syllableInHindi } from "./naming-syllables.ts";
import { chartTitles, firstHouses, labels } from "./report-labels.ts";
import { rashiText } from "./say.ts";

const RETROGRADE: Text = { en: "(R)", hi: "(व)" };

/** A graha as a chart shows it. */
export const shownIn = (graha: Graha, isRetrograde: boolean, language: Language) => ({
  short: grahaNames[graha].short[language] + (isRetrograde ? RETROGRADE[language] : ""),
  name: grahaNames[graha][language],
});

/** One of the charts of a birth, for drawing it. */
export function chartSection(
  chart: BirthChart,
  key: ChartKind,
  language: Language,
): KundaliContent["charts"][number] {
  const isRetrograde = (graha: Graha) =>
    chart.grahas[graha].retrograde && graha !== "rahu" && graha !== "ketu";
  return {
    ...{ key, title: chartTitles[key][language], first: firstHouses[key][language] },
    houses: housesOf(chart, key).map(({ number, rashi, lord, grahas: inside }) => ({
      ...{ number, rashi, rashi_name: rashiText(rashi)[language], lord: grahaNames[lord][language] },
      grahas: inside.map((graha) => shownIn(graha, isRetrograde(graha), language)),
    })),
  };
}

const degree = (value: number): string => {
  const { degrees, minutes, seconds } = degreeParts(value);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${degrees}° ${two(minutes)}′ ${two(seconds)}″`;
};

/** Where each graha is, with its degree, house, nakshatra and state. */
export function planetsSection(chart: BirthChart, language: Language): KundaliContent["planets"] {
  const say = (text: Text) => text[language];
  const nakshatra = ({ number, pada }: { number: number; pada: number }) =>
    `${say(limbNames.nakshatra(number))} ${pada}`;
  const { lagna } = chart;
  return {
    columns: [
      ...[labels.graha, labels.rashiColumn, labels.degree, labels.house],
      ...[labels.nakshatra, labels.lord, labels.state],
    ].map(say),
    rows: [
      [
        ...[say(labels.lagna), say(rashiText(lagna.rashi)), degree(lagna.degree), "1"],
        ...[nakshatra(lagna.nakshatra), say(grahaNames[lagna.nakshatra.lord]), ""],
      ],
      ...grahas.map((graha) => {
        const placed = chart.grahas[graha];
        const states = [
          placed.dignity && dignityNames[placed.dignity],
          placed.retrograde && labels.retrograde,
          placed.combust && labels.combust,
        ].flatMap((text) => (text ? [say(text)] : []));
        return [
          ...[say(grahaNames[graha]), say(rashiText(placed.rashi)), degree(placed.degree), `${placed.house}`],
          ...[nakshatra(placed.nakshatra), say(grahaNames[placed.nakshatra.lord]), states.join(", ")],
        ];
      }),
    ],
  };
}

/** What is read first: lagna, rashi, nakshatra, the limbs of the panchang and the Avakahada chakra. */
export function factsSection(
  chart: BirthChart,
  vara: Text | undefined,
  language: Language,
): KundaliContent["facts"] {
  const { moon, sun } = chart.grahas;
  const { varna, vashya, yoni, gana, nadi } = avakahadaOf(moon.longitude);
  const limb = (key: "tithi" | "yoga" | "karana") => limbNames[key](numberAt(key, chart.instant));
  const { number, pada, syllable } = moon.nakshatra;
  const of = (rashi: Rashi) => rashiText(rashi);
  const nakshatra = limbNames.nakshatra(number);
  const facts: [Text, Text][] = [
    [labels.lagna, of(chart.lagna.rashi)],
    [labels.rashi, of(moon.rashi)],
    [labels.nakshatra, { en: `${nakshatra.en}, ${pada}`, hi: `${nakshatra.hi}, ${pada}` }],
    [labels.sunRashi, of(sun.rashi)],
    [labels.tithi, limb("tithi")],
    [labels.yoga, limb("yoga")],
    [labels.karana, limb("karana")],
    ...(vara ? [[labels.vara, vara] as [Text, Text]] : []),
    [labels.gana, ganaNames[gana]],
    [labels.nadi, nadiNames[nadi]],
    [labels.varna, varnaNames[varna]],
    [labels.vashya, vashyaNames[vashya]],
    [labels.yoni, yoniNames[yoni]],
    [labels.syllable, { en: syllable, hi: syllableInHindi(number, pada) }],
  ];
  return facts.map(([label, value]) => ({ label: label[language], value: value[language] }));
}
