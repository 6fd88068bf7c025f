/** A code such as `names_due` in words: "Names due". */
export function words(code: string): string {
  const text = code.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Choices of a list of codes. */
export const choicesOf = (codes: readonly string[]) => codes.map((id) => ({ id, name: words(id) }));
