import { align, longestPair, pairsOf } from "./spelling-pairs.ts";

/** The mark of each place in a list of choices; the first, most usual one has none. */
const marks = " 123456789!#%&*@";
const VIRAMA = "्";

/**
 * Writes a name once for both scripts: its Latin letters, with a mark after those that are not written in the most
 * usual way. `+` is a virama, `;` ends a group of letters that would be read as a longer one. A spelling that the
 * table of pairs does not explain is behind `=`.
 */
export function markName(latin: string, spelling: string): string {
  const pairs = align(latin, spelling);
  if (!pairs) return `${latin}=${spelling}`;
  let rest = latin;
  return pairs
    .map(({ latin: letters, devanagari }) => {
      const isJoined = devanagari.endsWith(VIRAMA);
      const isGreedy = letters === firstGroup(rest);
      rest = rest.slice(letters.length);
      const place = choices(letters, rest).indexOf(isJoined ? devanagari.slice(0, -1) : devanagari);
      const mark = (place > 0 ? marks.charAt(place) : "") + (isJoined ? "+" : "");
      return letters + (mark || (isGreedy ? "" : ";"));
    })
    .join("");
}

/** The name and its spelling, from what `markName` wrote. */
export function readMarked(marked: string): readonly [latin: string, spelling: string] {
  const [name = "", unexplained] = marked.split("=");
  if (unexplained !== undefined) return [name, unexplained];
  const latin = name.replace(/[^a-z]/g, "");
  let spelling = "";
  let at = 0;
  for (const [, letters = "", mark = "", joined = ""] of name.matchAll(/([a-z]+)([^a-z+;]?)(\+?);?/g)) {
    const end = at + letters.length;
    while (at < end) {
      const group = firstGroup(latin.slice(at, end));
      at += group.length;
      const place = at === end && mark ? marks.indexOf(mark) : 0;
      spelling += choices(group, latin.slice(at))[place] ?? "";
    }
    if (joined) spelling += VIRAMA;
  }
  return [latin, spelling];
}

/** What letters can stand for, the most usual first: a vowel is long at the end, and n a dot before consonants. */
function choices(letters: string, following: string): readonly string[] {
  const [first = "", second = "", ...others] = pairsOf.get(letters) ?? [];
  const isSecond =
    following === "" ? /^[aiu]$/.test(letters) : letters === "n" && /^[bcdgjkpstz]/.test(following);
  return isSecond ? [second, first, ...others] : [first, second, ...others];
}

function firstGroup(letters: string): string {
  for (let length = longestPair; length > 1; length -= 1) {
    const group = letters.slice(0, length);
    if (pairsOf.has(group)) return group;
  }
  return letters.charAt(0);
}
