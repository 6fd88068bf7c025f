import { align, longestPair, pairsOf } from "./spelling-pairs.ts";

/** Letter pairs that decide about the next one. */
const ORDER = 5;
/** The share of each count that is reserved for unknown followers. */
const DISCOUNT = 0.7;
/** Beginnings that are followed up at each letter. */
const BEAM = 15;
const EDGE = "|";
const VIRAMA = "्";

interface Followers {
  total: number;
  counts: Map<string, number>;
}

interface Beginning {
  written: string;
  history: readonly string[];
  likelihood: number;
}

const start: readonly string[] = Array(ORDER - 1).fill(EDGE);

/**
 * Learns from names how Latin letters are written, and proposes spellings with their shares, the likeliest first.
 * It is a joint n-gram model of letter pairs with absolute discounting, where shorter contexts count kinds (Kneser
 * and Ney).
 */
export function createSpellingModel(names: Iterable<readonly [latin: string, spelling: string]>) {
  const followers = new Map<string, Followers>();
  const learned = new Map<string, Set<string>>();

  const learn = (keys: readonly string[], at: number) => {
    const key = keys[at] ?? EDGE;
    for (let length = ORDER - 1; length >= 0; length -= 1) {
      const context = keys.slice(at - length, at).join();
      const seen = followers.get(context) ?? { total: 0, counts: new Map<string, number>() };
      const count = seen.counts.get(key) ?? 0;
      seen.total += 1;
      seen.counts.set(key, count + 1);
      followers.set(context, seen);
      if (count > 0) return;
    }
  };

  for (const [latin, spelling] of names) {
    const pairs = align(latin, spelling);
    if (!pairs) continue;
    for (const { latin: letters, devanagari } of pairs) {
      learned.set(letters, (learned.get(letters) ?? new Set()).add(devanagari));
    }
    const keys = [...start, ...pairs.map((pair) => `${pair.latin} ${pair.devanagari}`), EDGE];
    for (let at = ORDER - 1; at < keys.length; at += 1) learn(keys, at);
  }

  const probability = (history: readonly string[], key: string) => {
    let likely = 1e-6;
    for (let length = 0; length < ORDER; length += 1) {
      const seen = followers.get(length > 0 ? history.slice(-length).join() : "");
      if (!seen) break;
      const own = Math.max((seen.counts.get(key) ?? 0) - DISCOUNT, 0);
      likely = (own + DISCOUNT * seen.counts.size * likely) / seen.total;
    }
    return likely;
  };

  return (latin: string): ReadonlyMap<string, number> => {
    const layers: Beginning[][] = Array.from({ length: latin.length + 1 }, () => []);
    layers[0]?.push({ written: "", history: start, likelihood: 1 });
    for (let at = 0; at < latin.length; at += 1) {
      for (const { written, history, likelihood } of likeliest(layers[at] ?? [])) {
        for (let length = 1; length <= longestPair; length += 1) {
          const letters = latin.slice(at, at + length);
          if (letters.length < length) break;
          for (const devanagari of learned.get(letters) ?? pairsOf.get(letters) ?? []) {
            if (!canFollow(written, devanagari)) continue;
            const key = `${letters} ${devanagari}`;
            layers[at + length]?.push({
              written: written + devanagari,
              history: [...history.slice(1), key],
              likelihood: likelihood * probability(history, key),
            });
          }
        }
      }
    }
    const shares = new Map<string, number>();
    let total = 0;
    for (const { written, history, likelihood } of layers[latin.length] ?? []) {
      if (written === "" || written.endsWith(VIRAMA)) continue;
      const share = likelihood * probability(history, EDGE);
      total += share;
      shares.set(written, (shares.get(written) ?? 0) + share);
    }
    return new Map([...shares].map(([spelling, share]) => [spelling, share / total]));
  };
}

const likeliest = (beginnings: Beginning[]) =>
  beginnings.sort((one, other) => other.likelihood - one.likelihood).slice(0, BEAM);

/** A vowel sign stands on a consonant, a vowel of its own after none that is joined, a nasal dot on a syllable. */
function canFollow(written: string, devanagari: string): boolean {
  if (devanagari === "") return written !== "";
  if (/^[ा-ौ]/.test(devanagari)) return /[क-ह]़?$/.test(written);
  if (/^[अ-औ]/.test(devanagari)) return !written.endsWith(VIRAMA);
  if (/^[ँ-ः]/.test(devanagari)) return written !== "" && !/[ँ-ः्]$/.test(written);
  return true;
}
