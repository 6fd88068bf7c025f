/** Why the letters of a name cannot be counted; undefined if they can. */
export function nameProblem(name: string): "characters" | "latin" | "too_short" | undefined {
  const letters = name.match(/\p{L}/gu) ?? [];
  if (!/^[\p{L}\p{M}'’.\- ]*$/u.test(name)) return "characters";
  if (!letters.every(isCounted)) return "latin";
  return letters.length < 2 ? "too_short" : undefined;
}

/** Whether a letter is one of A to Z without its accents: é is, ł and प are not. */
const isCounted = (letter: string) => /^[A-Z]+\p{M}*$/u.test(letter.normalize("NFD").toUpperCase());
