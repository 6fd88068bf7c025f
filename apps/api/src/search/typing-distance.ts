const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Letters that are written for one sound, or for two that are easily confused. */
const alike = ["aeiouy", "bv", "bp", "mn", "gk", "dt", "lr", "ck", "cs", "cj", "js", "hs"];

/** Pairs of letters that are typed for each other. */
const confused = new Set(
  [...neighbours(), ...alike.flatMap(pairs)].flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]),
);

/**
 * How many slips lead from one folded word to another: a missing, further or swapped letter, or one that is beside it on
 * the keyboard or sounds alike. Any other letter counts as two: more likely it belongs to another word.
 */
export function typingDistance(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const current = [i];
    for (let j = 1; j <= word.length; j++) {
      const [one, other] = [typed.charAt(i - 1), word.charAt(j - 1)];
      const replaced = one === other ? 0 : confused.has(one + other) ? 1 : 2;
      let least = Math.min((last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + replaced);
      const isSwapped = i > 1 && j > 1 && one === word.charAt(j - 2) && typed.charAt(i - 2) === other;
      if (isSwapped) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[word.length] ?? 0;
}

/** The letters of adjacent keys. Each row of a keyboard begins half a key further right than the one above. */
function neighbours(): [string, string][] {
  return keyboard.flatMap((row, y) =>
    [...row].flatMap((key, x) => {
      const below = keyboard[y + 1] ?? "";
      const others = [row.charAt(x + 1), below.charAt(x - 1), below.charAt(x)].filter(Boolean);
      return others.map((other): [string, string] => [key, other]);
    }),
  );
}

function pairs(letters: string): [string, string][] {
  return [...letters].flatMap((one, at) =>
    [...letters.slice(at + 1)].map((other): [string, string] => [one, other]),
  );
}
