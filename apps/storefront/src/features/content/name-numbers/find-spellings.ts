import { dateOf } from "@aradhana/core/birth";
import { FEWEST_SPELLINGS, type NameDraft, nameProblem, nameToRespell } from "@aradhana/core/name-correction";
import { suggestSpellings } from "@aradhana/jyotish/numerology";

/** What a report of a name would find. */
export interface FoundSpellings {
  /** Whether the name itself agrees with both numbers of the date. */
  isFriendly: boolean;
  /** How many spellings agree better. */
  count: number;
  /** Whether they are enough to sell a report. */
  isEnough: boolean;
  /** Whether they would be with two letters changed, or in one of the systems. */
  wouldBeEnough: boolean;
}

type Wishes = Pick<NameDraft, "system" | "mostChanges" | "keepsFirstLetter">;

const wider = (["both", "chaldean", "pythagorean"] as const).map(
  (system): Wishes => ({ system, mostChanges: 2, keepsFirstLetter: false }),
);

/** Undefined while name or date are incomplete, or wrong. `today` is the visitor's day, 2026-11-28. */
export function findSpellings(
  wished: Wishes & Pick<NameDraft, "name" | "birthName" | "date">,
  today: string,
): FoundSpellings | undefined {
  const date = dateOf(wished);
  const name = wished.name.trim();
  const birthName = wished.birthName.trim();
  const names = birthName ? [name, birthName] : [name];
  if (!date || date > today || names.some((each) => nameProblem(each) !== undefined)) return undefined;
  const suggest = ({ system, mostChanges, keepsFirstLetter }: Wishes) => {
    const respelled = nameToRespell({ name, birth_name: birthName, system });
    const wishes = { date, system: respelled.system, mostChanges, keepFirstLetter: keepsFirstLetter };
    return suggestSpellings(respelled.name, wishes);
  };
  const isEnough = (better: readonly unknown[]) => better.length >= FEWEST_SPELLINGS;
  const { isFriendly, better } = suggest(wished);
  return {
    ...{ isFriendly, count: better.length, isEnough: isEnough(better) },
    wouldBeEnough: isEnough(better) || wider.some((each) => isEnough(suggest(each).better)),
  };
}
