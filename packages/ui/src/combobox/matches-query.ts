/** Small letters without accents: "Türkiye" is found by "turk". The signs of Indian scripts stay. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether each word typed begins some word of the text: "un ar" finds the United Arab Emirates, "+91" finds India. */
export function matchesQuery(text: string, query: string) {
  const words = wordsOf(text);
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)));
}
