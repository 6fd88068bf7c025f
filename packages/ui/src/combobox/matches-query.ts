/** Lower case without accents: "turk" matches "Türkiye". The signs of Indian scripts are kept. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether each typed word begins a word of the text: "un ar" matches United Arab Emirates, "+91" matches India. */
export function matchesQuery(text: string, query: string) {
  const words = wordsOf(text);
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)));
}
