import { Piscina } from "piscina";

/** Up to three spellings in Devanagari for each word, the likeliest first. */
export type SpellWords = (words: readonly string[]) => Promise<string[][]>;

/**
 * Spells words in a thread of its own, which the first call starts: the first guess takes a second of the processor, a
 * later one up to 100 ms, and meanwhile this thread serves other requests.
 */
export function openSpeller(): { spell: SpellWords; close(): Promise<void> } {
  const pool = new Piscina<readonly string[], string[][]>({
    filename: new URL("./spell-words.ts", import.meta.url).href,
    name: "spellWords",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  return { spell: (words) => pool.run(words), close: () => pool.destroy() };
}
