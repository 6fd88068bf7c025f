import type { Language } from "@aradhana/core/contract";
import {
  type NameDetails,
  type NameReportContent,
  nameDetails,
  nameReportContent,
  nameToRespell,
} from "@aradhana/core/name-correction";
import {
  type BirthNumbers,
  birthNumbers,
  type NumberSystem,
  nameNumber,
  relationOf,
  suggestSpellings,
  systemsOf,
} from "@aradhana/jyotish/numerology";
import * as v from "valibot";
import type { Text } from "../../text/text.ts";
import { changeText, nameNotes, numberNames, relationTexts, soundTexts, systemNames } from "./name-texts.ts";

const numbers = ["moolank", "bhagyank"] as const;

/** A name report as it is stored: whole, in both languages. */
export const storedNameReport = v.object({ en: nameReportContent, hi: nameReportContent });

/** Other spellings of a name with their sums and reasons. The same details always give the same report. */
export function makeNameReport(details: unknown, { version, at }: { version: number; at: Date }) {
  const given = v.parse(nameDetails, details);
  const birth = birthNumbers(given.dob);
  const respelled = nameToRespell(given);
  const { better } = betterSpellings(given);
  const nameAtBirth = given.birth_name ?? given.name;
  const counted = systemsOf(given.system).map(
    (system) => [system, system === "pythagorean" ? nameAtBirth : given.name] as const,
  );
  const isOtherAtBirth = nameAtBirth !== given.name && given.system !== "chaldean";
  return { en: contentIn("en"), hi: contentIn("hi") };

  function contentIn(language: Language): NameReportContent {
    const say = (text: Text) => text[language];
    return {
      ...{ version, made_at: at.toISOString(), name: respelled.name },
      birth: numbers.map((key) => ({
        label: say(numberNames[key]),
        value: birth[key].steps.join(" → "),
      })),
      current: counted.map(([system, name]) => ({
        ...sumOf(name, { system, birth }, language),
        ...(name !== respelled.name && { name }),
      })),
      options: better.map(({ name, changes }) => ({
        name,
        changes: changes.map(({ from, to }) => say(changeText(from, to))),
        sums: systemsOf(respelled.system).map((system) => sumOf(name, { system, birth }, language)),
        pronunciation: [...new Set(changes.map(({ rule }) => say(soundTexts[rule])))].join(" "),
      })),
      notes: [
        ...(isOtherAtBirth ? [nameNotes.otherAtBirth(given.system)] : []),
        ...(given.legal_name_fixed ? [nameNotes.legalFixed] : []),
        nameNotes.limits,
      ].map(say),
    };
  }
}

/** The spellings that a report of these details has. */
export function betterSpellings({ dob, keep_first_letter, most_changes, ...names }: SpellingDetails) {
  const { name, system } = nameToRespell(names);
  return suggestSpellings(name, {
    ...{ date: dob, system, keepFirstLetter: keep_first_letter, mostChanges: most_changes },
  });
}

type SpellingDetails = Pick<
  NameDetails,
  "name" | "birth_name" | "dob" | "system" | "keep_first_letter" | "most_changes"
>;

interface Judged {
  system: NumberSystem;
  birth: BirthNumbers;
}

/** The sum of a name in one system, and how it relates to the numbers of the birth. */
function sumOf(
  name: string,
  { system, birth }: Judged,
  language: Language,
): NameReportContent["current"][number] {
  const { letters, steps, root } = nameNumber(name, system);
  const title = systemNames[system][language];
  return {
    ...{ system, title, steps: [...steps], root, letters: [...letters] },
    reasons: numbers.map(
      (key) => relationTexts[relationOf(root, birth[key].root)](title, numberNames[key][language])[language],
    ),
  };
}
