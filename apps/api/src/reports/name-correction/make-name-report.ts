import type { Language } from "@aradhana/core/contract";
import {
  type NameDetails,
  type NameReportContent,
  nameDetails,
  nameReportContent,
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
  const judged = { birth: birthNumbers(given.dob), systems: systemsOf(given.system) };
  const { better } = betterSpellings(given);
  return { en: contentIn("en"), hi: contentIn("hi") };

  function contentIn(language: Language): NameReportContent {
    const say = (text: Text) => text[language];
    return {
      ...{ version, made_at: at.toISOString(), name: given.name },
      birth: numbers.map((key) => ({
        label: say(numberNames[key]),
        value: judged.birth[key].steps.join(" → "),
      })),
      current: sumsOf(given.name, judged, language),
      options: better.map(({ name, changes }) => ({
        name,
        changes: changes.map(({ from, to }) => say(changeText(from, to))),
        sums: sumsOf(name, judged, language),
        pronunciation: [...new Set(changes.map(({ rule }) => say(soundTexts[rule])))].join(" "),
      })),
      notes: [...(given.legal_name_fixed ? [nameNotes.legalFixed] : []), nameNotes.limits].map(say),
    };
  }
}

/** The spellings that a report of these details has. */
export const betterSpellings = ({ name, dob, ...wishes }: SpellingDetails) =>
  suggestSpellings(name, {
    ...{ date: dob, system: wishes.system },
    ...{ keepFirstLetter: wishes.keep_first_letter, mostChanges: wishes.most_changes },
  });

type SpellingDetails = Pick<NameDetails, "name" | "dob" | "system" | "keep_first_letter" | "most_changes">;

interface Judged {
  systems: readonly NumberSystem[];
  birth: BirthNumbers;
}

/** The sums of a name in each system, and how they relate to the numbers of the birth. */
function sumsOf(name: string, { systems, birth }: Judged, language: Language): NameReportContent["current"] {
  return systems.map((system) => {
    const { letters, steps, root } = nameNumber(name, system);
    const title = systemNames[system][language];
    return {
      ...{ system, title, steps: [...steps], root, letters: [...letters] },
      reasons: numbers.map(
        (key) =>
          relationTexts[relationOf(root, birth[key].root)](title, numberNames[key][language])[language],
      ),
    };
  });
}
