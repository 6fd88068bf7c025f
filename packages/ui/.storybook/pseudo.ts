const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const STRANGE = "åƀçđéƒĝĥîĵķłɱñöþɋŕšŧûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶŁṀÑÖÞɊŔŠŦÛṼŴẊÝŽ";
const swap = new Map([...LETTERS].map((letter, i) => [letter, [...STRANGE][i] ?? letter]));

/** Pseudo-localised English, a third longer: text that stays plain was never translated. */
export function pseudo(text: string) {
  const strange = [...text].map((letter) => swap.get(letter) ?? letter).join("");
  return `[${strange}${"·".repeat(Math.ceil(text.length / 3))}]`;
}
