import type { Language } from "@aradhana/core/contract";
import type { KundaliContent } from "@aradhana/core/kundali";
import { type BirthChart, housesOf } from "@aradhana/jyotish/chart";
import { adviseGems } from "@aradhana/jyotish/gems";
import { birthNumbers, nameNumber } from "@aradhana/jyotish/numerology";
import { houseFrom } from "@aradhana/jyotish/rashi";
import type { Graha } from "@aradhana/jyotish/sky";
import { weekdayNames } from "../../panchang/names.ts";
import type { Text } from "../../text/text.ts";
import {
  areas,
  gemReasons,
  gemVerdicts,
  nameMantras,
  readingText,
  remedyKinds,
  remedyTexts,
  weekdaysOf,
  yogaTexts,
} from "./advice-texts.ts";
import { dignityNames, gemNames, grahaNames } from "./kundali-names.ts";
import { labels } from "./report-labels.ts";
import { dayText, rashiText } from "./say.ts";

/** Which gem tradition allows for the lagna, which not, and why. */
export const gemsSection = (chart: BirthChart, language: Language): KundaliContent["gems"] =>
  adviseGems(chart.lagna.rashi).map(({ graha, verdict, why, notWith }) => ({
    ...{ stone: gemNames[graha][language], verdict, verdict_text: gemVerdicts[verdict][language] },
    why: why.map((reason) => gemReasons[reason][language]),
    not_with: notWith.map((other) => gemNames[other][language]).join(", "),
  }));

/** For the mahadasha of `lord`, which ends on a day like 2026-11-23. What is free comes first; nothing of it is a condition for anything. */
export function remediesSection(
  { lord, until }: { lord: Graha; until: string },
  language: Language,
): KundaliContent["remedies"] {
  const remedy = (kind: "free" | "paid", title: Text, text: Text) => ({
    ...{ kind, kind_text: remedyKinds[kind][language], title: title[language], text: text[language] },
  });
  const { mantra, charity, fast, puja } = remedyTexts;
  const mantraName = nameMantras[lord]?.[language] ?? "";
  const weekdays = weekdaysOf[lord].flatMap((day) => weekdayNames[day]?.[language] ?? []);
  const weekday = weekdays.join(` ${labels.or[language]} `);
  return [
    remedy(
      "free",
      mantra.title,
      mantra.text(grahaNames[lord][language], mantraName, dayText(until, language)),
    ),
    remedy("free", charity.title, charity.text(weekday)),
    remedy("free", fast.title, fast.text(weekday)),
    remedy("paid", puja.title, puja.text),
  ];
}

/** What each area of life is read from. */
export function readingsSection(chart: BirthChart, language: Language): KundaliContent["readings"] {
  const houses = housesOf(chart, "D1");
  return areas.flatMap(({ house, title }) => {
    const found = houses[house - 1];
    if (!found) return [];
    const lord = chart.grahas[found.lord];
    const text = readingText({
      rashi: rashiText(found.rashi)[language],
      lord: grahaNames[found.lord][language],
      house: lord.house,
      dignity: lord.dignity && dignityNames[lord.dignity][language],
      guests: found.grahas.map((graha) => grahaNames[graha][language]).join(", "),
    });
    return [{ title: title[language], text: text[language] }];
  });
}

const mahapurushas = ["mars", "mercury", "jupiter", "venus", "saturn"] as const;
const isKendra = (house: number) => [1, 4, 7, 10].includes(house);

/**
 * A few yogas that most authors name. Gajakesari (Kesari) and the five Mahapurushas are of Phaladeepika 6; Budha-Aditya
 * and Chandra-Mangala are named so by manuals of the 20th century.
 */
export function yogasSection({ grahas }: BirthChart, language: Language): KundaliContent["yogas"] {
  const { moon, jupiter, sun, mercury, mars } = grahas;
  const found = [
    ...(isKendra(houseFrom(moon.rashi, jupiter.rashi)) ? [yogaTexts.gajakesari] : []),
    ...(sun.rashi === mercury.rashi ? [yogaTexts.budhaditya] : []),
    ...(moon.rashi === mars.rashi ? [yogaTexts.chandraMangala] : []),
  ].map(({ title, text }) => ({ title: title[language], text: text[language] }));
  const strong = mahapurushas.filter((graha) => {
    const { house, dignity = "neutral" } = grahas[graha];
    return isKendra(house) && ["own", "exalted", "moolatrikona"].includes(dignity);
  });
  const { title, text } = yogaTexts.mahapurusha;
  return [
    ...found,
    ...strong.map((graha) => ({
      title: title[language],
      text: `${grahaNames[graha][language]} ${text[language]}`,
    })),
  ];
}

/** The numbers of the date of birth, and of a name in Latin letters. */
export function numerologySection(
  name: string,
  date: string,
  language: Language,
): KundaliContent["numerology"] {
  const { moolank, bhagyank } = birthNumbers(date);
  const counted = nameNumber(name, "chaldean");
  const facts: [Text, readonly number[]][] = [
    [labels.moolank, moolank.steps],
    [labels.bhagyank, bhagyank.steps],
    ...(counted.letters.length > 1 && counted.unread.length === 0
      ? [[labels.nameChaldean, counted.steps] as [Text, readonly number[]]]
      : []),
  ];
  return facts.map(([label, steps]) => ({ label: label[language], value: steps.join(" → ") }));
}
