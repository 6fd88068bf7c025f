import { align } from "@aradhana/core/names";

/** Numbers of Latin letters before and after a pair. */
const contexts = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [0, 2],
  [2, 2],
] as const;
/** More syllables before or after a pair make no difference. */
const MOST_SYLLABLES = 2;

/** The key in a list of weights for each Latin letter group that a spelling transliterates, among its neighbours: `an[a>ा]nd`. */
export function letterFeatures(latin: string, spelling: string): readonly string[] {
  let to = 0;
  return (align(latin, spelling) ?? []).flatMap((pair) => {
    const from = to;
    to += pair.latin.length;
    const key = `[${pair.latin}>${pair.devanagari}]`;
    const before = (length: number) => latin.slice(Math.max(0, from - length), from).padStart(length, "^");
    const after = (length: number) => latin.slice(to, to + length).padEnd(length, "$");
    return [
      ...contexts.map(([left, right]) => before(left) + key + after(right)),
      syllablesOf(latin.slice(0, from)) + key + syllablesOf(latin.slice(to)),
    ];
  });
}

const syllablesOf = (letters: string) => Math.min(letters.match(/[aeiou]+/g)?.length ?? 0, MOST_SYLLABLES);
