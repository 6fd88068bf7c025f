const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A code such as `names_due` or `pujaSeries` in words: "Names due", "Puja series". */
export const words = (code: string): string =>
  capitalised(
    code
      .replaceAll("_", " ")
      .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`),
  );

/** Choices of a list of codes. */
export const choicesOf = (codes: readonly string[]) => codes.map((id) => ({ id, name: words(id) }));
