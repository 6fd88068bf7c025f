import type { Friendship } from "../rashi/index.ts";
import { birthNumbers, relationOf } from "./birth-number.ts";
import { systems as allSystems, type NumberSystem } from "./letters.ts";
import { type Constraints, likeSounding, type Respelled } from "./like-sounding.ts";
import { nameNumber } from "./name-number.ts";

/** How a name is to be corrected. */
export type SpellingWishes = Constraints & {
  /** The date of birth: 1991-11-29. */
  readonly date: string;
  readonly system: NumberSystem | "both";
};

export type Spellings = {
  /** Whether the name itself is friendly to both numbers of the birth, in each system: no other can be better. */
  readonly isFriendly: boolean;
  /** Spellings that sound the same and agree better than the name, the best first, five at most. */
  readonly better: readonly Respelled[];
};

const MOST = 5;
/** How much each relation of a name's number to a number of the birth counts. */
const worth: Readonly<Record<Friendship, number>> = { friend: 2, neutral: 0, enemy: -5 };

export const systemsOf = (system: NumberSystem | "both"): readonly NumberSystem[] =>
  system === "both" ? allSystems : [system];

/** Spellings of a name whose numbers agree better with a date of birth than its own do, and are hostile to neither number. */
export function suggestSpellings(name: string, { date, system, ...constraints }: SpellingWishes): Spellings {
  const { moolank, bhagyank } = birthNumbers(date);
  const relations = (spelling: string) =>
    systemsOf(system).flatMap((each) => {
      const { root } = nameNumber(spelling, each);
      // No letters have no number.
      return root === 0 ? [] : [relationOf(root, moolank.root), relationOf(root, bhagyank.root)];
    });
  const scoreOf = (spelling: string) =>
    relations(spelling).reduce((sum, relation) => sum + worth[relation], 0);
  const own = scoreOf(name);
  const better = likeSounding(name, constraints)
    .filter((each) => !relations(each.name).includes("enemy"))
    .map((each) => ({ ...each, score: scoreOf(each.name) }))
    .filter(({ score }) => score > own && score > 0)
    .sort((a, b) => b.score - a.score || a.changes.length - b.changes.length || (a.name < b.name ? -1 : 1))
    .slice(0, MOST)
    .map(({ score: _, ...each }) => each);
  const ownRelations = relations(name);
  return { isFriendly: ownRelations.length > 0 && ownRelations.every((each) => each === "friend"), better };
}
