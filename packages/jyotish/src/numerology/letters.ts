export const systems = ["chaldean", "pythagorean"] as const;

export type NumberSystem = (typeof systems)[number];

/** The letters of each value from 1. Chaldean (Cheiro) gives no letter the 9. */
const letters: Readonly<Record<NumberSystem, readonly string[]>> = {
  chaldean: ["AIJQY", "BKR", "CGLS", "DMT", "EHNX", "UVW", "OZ", "FP"],
  pythagorean: ["AJS", "BKT", "CLU", "DMV", "ENW", "FOX", "GPY", "HQZ", "IR"],
};

/** The value of a capital letter A to Z. */
export const letterValue = (letter: string, system: NumberSystem): number =>
  letters[system].findIndex((group) => group.includes(letter)) + 1;

/** The capital letters of a name, without accents; characters that are neither letters of A to Z nor marks are apart. */
export function lettersOf(name: string): { letters: string[]; unread: string[] } {
  const characters = [...name.normalize("NFD").toUpperCase()];
  return {
    letters: characters.filter((character) => /[A-Z]/.test(character)),
    unread: characters.filter((character) => /(?![A-Z])\p{L}/u.test(character)),
  };
}
