/** Habits of writing the same sound with more, fewer or other Latin letters. */
const habits: readonly (readonly [RegExp, string])[] = [
  [/chh/g, "ch"],
  [/x|ksh/g, "ks"],
  [/aa/g, "a"],
  [/ee|ii/g, "i"],
  [/oo/g, "u"],
  [/ou/g, "au"],
  [/sh/g, "s"],
  [/ph/g, "f"],
  [/w/g, "v"],
  [/th/g, "t"],
  [/([a-z])\1/g, "$1"],
  [/([^aeiou])e?y$/, "$1i"],
];

/** The name with one letter for what people write in several ways: Lakshmi, Laxmi and Lakshmy are "laksmi". */
export const foldLetters = (latin: string): string =>
  habits.reduce((letters, [habit, plain]) => letters.replace(habit, plain), latin);
