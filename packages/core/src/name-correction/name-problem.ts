/** Why the letters of a name cannot be counted; undefined if they can. */
export function nameProblem(name: string): "characters" | "latin" | "too_short" | undefined {
  const letters = name.match(/\p{L}/gu) ?? [];
  if (!/^[\p{L}\p{M}'’.\- ]*$/u.test(name)) return "characters";
  if (letters.some((letter) => !/\p{Script=Latin}/u.test(letter))) return "latin";
  return letters.length < 2 ? "too_short" : undefined;
}
