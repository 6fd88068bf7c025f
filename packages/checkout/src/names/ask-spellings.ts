import { type ApiClient, getSpellings } from "@aradhana/core/api";

/** Words of a name that are asked about; few names have more. */
const MOST = 4;

/** The spellings of words that the API answers, by the word; none without a network. */
export async function askSpellings(api: ApiClient, words: readonly string[]) {
  const requested = words.slice(0, MOST);
  const response = await getSpellings(api, requested).catch(() => undefined);
  return requested.flatMap((word, place) => {
    const spellings = response?.results.spellings[place];
    return spellings ? [[word, spellings] as const] : [];
  });
}
