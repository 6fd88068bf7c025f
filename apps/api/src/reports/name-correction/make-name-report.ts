import type { Language } from "@aradhana/core/contract";
import {
  type NameDetails,
  type NameReportContent,
  nameDetails,
  nameReportContent,
} from "@aradhana/core/name-correction";
import { birthNumbers, type NumberSystem, nameNumber, relationOf } from "@aradhana/jyotish/numerology";
import * as v from "valibot";
import type { Text } from "../../text/text.ts";
import { changeText, nameNotes, numberNames, relationTexts, soundTexts, systemNames } from "./name-texts.ts";
import { type Candidate, spellingsOf } from "./spellings.rules.ts";

const MOST = 5;
const FEWEST = 3;
/** How much each relation of a spelling's number to a number of the birth counts. */
const worth = { friend: 2, neutral: 0, enemy: -5 } as const;
const numbers = ["moolank", "bhagyank"] as const;

/** A name report as it is stored: whole, in both languages. */
export const storedNameReport = v.object({ en: nameReportContent, hi: nameReportContent });

/** Other spellings of a name with their sums and reasons. The same details always give the same report. */
export function makeNameReport(details: unknown, { version, at }: { version: number; at: Date }) {
  const given = v.parse(nameDetails, details);
  const judged = judge(given);
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
      options: judged.options.map(({ name, changes }) => ({
        name,
        changes: changes.map(({ from, to }) => say(changeText(from, to))),
        sums: sumsOf(name, judged, language),
        pronunciation: [...new Set(changes.map(({ rule }) => say(soundTexts[rule])))].join(" "),
      })),
      notes: [
        ...(judged.isFriendly ? [nameNotes.alreadyFriendly] : []),
        ...(judged.hasNeutral ? [nameNotes.few] : []),
        ...(given.legal_name_fixed ? [nameNotes.legalFixed] : []),
        nameNotes.limits,
      ].map(say),
    };
  }
}

type Judged = ReturnType<typeof judge>;

function judge(given: NameDetails) {
  const birth = birthNumbers(given.dob);
  const systems: NumberSystem[] = given.system === "both" ? ["chaldean", "pythagorean"] : [given.system];
  const relations = (name: string) =>
    systems.flatMap((system) =>
      numbers.map((key) => relationOf(nameNumber(name, system).root, birth[key].root)),
    );
  const scoreOf = (name: string) => relations(name).reduce((sum, relation) => sum + worth[relation], 0);
  const own = scoreOf(given.name);
  const rated = spellingsOf(given.name, {
    ...{ keepFirstLetter: given.keep_first_letter, mostChanges: given.most_changes },
  }).map((each): Candidate & { score: number } => ({ ...each, score: scoreOf(each.name) }));
  const byScore = rated.toSorted(
    (a, b) => b.score - a.score || a.changes.length - b.changes.length || a.name.localeCompare(b.name, "en"),
  );
  const better = byScore.filter(({ score }) => score > own && score > 0);
  const options = (better.length >= FEWEST ? better : byScore).slice(
    0,
    better.length >= FEWEST ? MOST : FEWEST,
  );
  return {
    ...{ birth, systems, options },
    isFriendly: relations(given.name).every((relation) => relation === "friend"),
    hasNeutral: options.some(({ name }) => !relations(name).includes("friend")),
  };
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
