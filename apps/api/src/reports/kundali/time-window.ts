import type { Language } from "@aradhana/core/contract";
import type { BirthChart } from "@aradhana/jyotish/chart";
import { numberAt } from "@aradhana/jyotish/panchang";
import { type Graha, grahas } from "@aradhana/jyotish/sky";
import { limbNames, weekdayNames } from "../../panchang/names.ts";
import type { Text } from "../../text/text.ts";
import { grahaNames } from "./kundali-names.ts";
import { labels, mayDiffer, windowLabels } from "./report-labels.ts";
import { rashiText } from "./say.ts";

export interface BirthWithin {
  /** One chart of each minute that the birth may have been in. */
  charts: readonly BirthChart[];
  /** The weekdays of these minutes, from sunrise to sunrise; 0 is Sunday. */
  varas: readonly number[];
}

/** What changes between the minutes that a birth may have been in: one note, or none. */
export function notesOfWindow({ charts, varas }: BirthWithin, minutes: number): Text[] {
  const each = (textOf: (chart: BirthChart) => Text) => unique(charts.map(textOf));
  // Each lasts longer than any window.
  const limb = (key: "tithi" | "yoga" | "karana") =>
    unique(
      [charts.at(0), charts.at(-1)].flatMap((chart) =>
        chart ? [limbNames[key](numberAt(key, chart.instant))] : [],
      ),
    );
  const nakshatra = ({ grahas: { moon } }: BirthChart) => {
    const { en, hi } = limbNames.nakshatra(moon.nakshatra.number);
    return { en: `${en} ${moon.nakshatra.pada}`, hi: `${hi} ${moon.nakshatra.pada}` };
  };
  const alternatives = [
    [labels.lagna, each(({ lagna }) => rashiText(lagna.rashi))],
    [windowLabels.navamsaLagna, each(({ lagna }) => rashiText(lagna.navamsa))],
    [labels.rashi, each(({ grahas: { moon } }) => rashiText(moon.rashi))],
    [labels.nakshatra, each(nakshatra)],
    [labels.tithi, limb("tithi")],
    [labels.yoga, limb("yoga")],
    [labels.karana, limb("karana")],
    [labels.vara, varas.flatMap((vara) => weekdayNames[vara] ?? [])],
  ] as const;
  const moved = grahas.filter((graha) => new Set(charts.map((chart) => chart.grahas[graha].house)).size > 1);
  const lines = [
    ...alternatives.filter(([, texts]) => texts.length > 1).map(([label, texts]) => oneOf(label, texts)),
    ...(moved.length === grahas.length ? [windowLabels.allHouses] : housesOf(moved)),
  ];
  if (lines.length === 0) return [];
  const all = (language: Language) => lines.map((line) => line[language]).join("; ");
  return [mayDiffer(minutes, { en: all("en"), hi: all("hi") })];
}

const unique = (texts: readonly Text[]) =>
  texts.filter(({ en }, index) => texts.findIndex((other) => other.en === en) === index);

const oneOf = (label: Text, texts: readonly Text[]) => listed(label, texts, "disjunction");

const housesOf = (moved: readonly Graha[]): Text[] =>
  moved.length === 0
    ? []
    : [
        listed(
          windowLabels.houses,
          moved.map((graha) => grahaNames[graha]),
          "conjunction",
        ),
      ];

function listed(label: Text, texts: readonly Text[], type: Intl.ListFormatType): Text {
  const of = (language: Language) =>
    `${label[language]}: ${new Intl.ListFormat(language, { type }).format(texts.map((text) => text[language]))}`;
  return { en: of("en"), hi: of("hi") };
}
