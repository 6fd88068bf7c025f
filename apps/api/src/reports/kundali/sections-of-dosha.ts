import type { Language } from "@aradhana/core/contract";
import type { KundaliContent } from "@aradhana/core/kundali";
import type { BirthChart } from "@aradhana/jyotish/chart";
import {
  kaalSarp,
  type ManglikFrom,
  manglik,
  pitra,
  type SadeSatiPeriod,
  sadeSatiAt,
  type Verdict,
} from "@aradhana/jyotish/dosha";
import type { Text } from "../../text/text.ts";
import {
  countedTexts,
  doshaTexts,
  fromPoints,
  kaalSarpKinds,
  manglikCancellations,
  marsIn,
  phaseTexts,
  pitraCancellations,
  pitraReasons,
  planetWithNode,
  ruleOf,
  strengthText,
  verdictOn,
  verdictTexts,
} from "./dosha-texts.ts";
import { dayAt, dayText } from "./say.ts";

type Section = KundaliContent["doshas"][number];

/** A dosha with its rule, what was found, and what authors say cancels it: never a reason to be afraid. */
function section(
  key: keyof typeof doshaTexts,
  language: Language,
  found: {
    verdict: Verdict;
    /** The day of the verdict, of one that changes: 2026-11-23. */
    on?: string;
    details: readonly Text[];
    cancellations?: readonly Text[];
  },
): Section {
  const say = (text: Text) => text[language];
  const verdict = verdictTexts[found.verdict];
  return {
    ...{ title: say(doshaTexts[key].title), rule: ruleOf(key, language), verdict: found.verdict },
    verdict_text: say(found.on === undefined ? verdict : verdictOn(found.on, verdict)),
    details: found.details.map(say),
    cancellations: (found.cancellations ?? []).map(say),
  };
}

const counted = ({ counts, countedBySome }: ManglikFrom) =>
  countedTexts[counts ? (countedBySome ? "some" : "yes") : "no"];

/** The doshas that need a lagna. */
export function doshasOfChart(chart: BirthChart, language: Language): Section[] {
  const mangal = manglik(chart);
  const sarp = kaalSarp(chart);
  const fathers = pitra(chart);
  const points = (["lagna", "moon", "venus"] as const).map((point): Text => {
    const from = mangal.from[point];
    const [name, mars, how] = [fromPoints[point], marsIn(from.house), counted(from)];
    return { en: `${name.en}: ${mars.en}, ${how.en}`, hi: `${name.hi}: ${mars.hi}, ${how.hi}` };
  });
  return [
    section("manglik", language, {
      ...{ verdict: mangal.verdict, details: [...points, strengthText(mangal.strength)] },
      cancellations: mangal.cancellations.map((reason) => manglikCancellations[reason]),
    }),
    section("kaalSarp", language, {
      verdict: sarp.verdict,
      details: kaalSarpKinds.filter((_, index) => index + 1 === sarp.kind),
      cancellations: sarp.cancellations.map(() => planetWithNode),
    }),
    section("pitra", language, {
      ...{ verdict: fathers.verdict, details: fathers.reasons.map((reason) => pitraReasons[reason]) },
      cancellations: fathers.cancellations.map((reason) => pitraCancellations[reason]),
    }),
  ];
}

interface SadeSati {
  saturn: readonly SadeSatiPeriod[];
  at: Date;
  /** Of the time of birth, in seconds ahead of UTC. */
  offset: number;
}

/** Sade Sati and Dhaiya: the one that runs at `at`, and all of a life with their dates. */
export function sadeSatiSection({ saturn, at, offset }: SadeSati, language: Language): Section {
  return section("sadeSati", language, {
    ...{ verdict: sadeSatiAt(saturn, at), on: dayAt(at, offset) },
    details: saturn.map(({ phase, start, end }): Text => {
      const days = (of: Language) =>
        `${dayText(dayAt(start, offset), of)} – ${dayText(dayAt(end, offset), of)}`;
      return { en: `${phaseTexts[phase].en}: ${days("en")}`, hi: `${phaseTexts[phase].hi}: ${days("hi")}` };
    }),
  });
}
