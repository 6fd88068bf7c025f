/** The share of each count that is reserved for unknown followers. */
const DISCOUNT = 0.7;
/** How likely a symbol is that was never seen anywhere. */
const RAREST = 1e-6;
/** Before the first symbol and after the last one. */
const EDGE = "|";

/** What followed some symbols: a letter for each follower, and how often. */
interface Followers {
  total: number;
  letters: string;
  counts: number[];
}

/** A model of symbols in a row. A history is text that only the model reads. */
export interface SequenceModel {
  start: string;
  extend(history: string, symbol: string): string;
  /** How likely each symbol comes next; none means the end. */
  after(history: string): (symbol?: string) => number;
}

/**
 * Learns from sequences of symbols which one follows which: an n-gram model with absolute discounting, where shorter
 * contexts count kinds (Kneser and Ney). Only `order` - 1 symbols before decide about the next one.
 */
export function createSequenceModel(sequences: Iterable<readonly string[]>, order: number): SequenceModel {
  // A letter for each symbol: cutting a text is faster than joining a list.
  const letterOf = new Map<string, string>();
  const toLetter = (symbol: string) => {
    const letter = letterOf.get(symbol) ?? String.fromCharCode(0x100 + letterOf.size);
    letterOf.set(symbol, letter);
    return letter;
  };
  const followers = new Map<string, Followers>();

  const learn = (text: string, at: number) => {
    const letter = text.charAt(at);
    for (let length = Math.min(order - 1, at); length >= 0; length -= 1) {
      const context = text.slice(at - length, at);
      const seen = followers.get(context);
      const place = seen?.letters.indexOf(letter) ?? -1;
      if (!seen) followers.set(context, { total: 1, letters: letter, counts: [1] });
      else {
        seen.total += 1;
        if (place < 0) seen.letters += letter;
        seen.counts[place < 0 ? seen.counts.length : place] = (seen.counts[place] ?? 0) + 1;
      }
      if (place >= 0) return;
    }
  };

  for (const sequence of sequences) {
    const text = `${EDGE}${sequence.map(toLetter).join("")}${EDGE}`;
    for (let at = 1; at < text.length; at += 1) learn(text, at);
  }

  return {
    start: EDGE,
    extend: (history, symbol) => history + toLetter(symbol),
    after(history) {
      const contexts: Followers[] = [];
      for (let length = 0; length < order && length <= history.length; length += 1) {
        const seen = followers.get(history.slice(history.length - length));
        if (!seen) break;
        contexts.push(seen);
      }
      return (symbol) => {
        const letter = symbol === undefined ? EDGE : letterOf.get(symbol);
        let likely = RAREST;
        for (const { total, letters, counts } of contexts) {
          const count = letter === undefined ? 0 : (counts[letters.indexOf(letter)] ?? 0);
          likely = (Math.max(count - DISCOUNT, 0) + DISCOUNT * counts.length * likely) / total;
        }
        return likely;
      };
    },
  };
}
