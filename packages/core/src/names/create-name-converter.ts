import { toDevanagari } from "../sankalp/index.ts";
import { createWordGuesser } from "./create-word-guesser.ts";
import type { NameLexicon } from "./lexicon.ts";

export interface NameProposal {
  /** At most three, the likeliest first, each in full. */
  spellings: readonly string[];
  /** Whether every word is in the lexicon with one spelling, an initial, or not in Latin letters. */
  isSure: boolean;
}

const MOST = 3;
/** No name is longer; guessing takes longer with each letter. */
const LONGEST = 24;

/** How a buyer writes a word in small Latin letters, where that is known. */
export type KnownSpelling = (word: string) => string | undefined;

/**
 * Proposes spellings for names of one or more words: as the buyer wrote them before, from the lexicon, and by its
 * example for other words.
 */
export function createNameConverter(
  lexicon: NameLexicon,
): (name: string, remembered?: KnownSpelling) => NameProposal {
  const guess = createWordGuesser(lexicon);

  const propose = (part: string, remembered: KnownSpelling): NameProposal => {
    const word = part.toLowerCase();
    if (!/^[a-z]+$/.test(word)) return { spellings: [part], isSure: true };
    // By itself a letter is an initial, whose reading does not depend on the lexicon.
    if (word.length === 1) return { spellings: [toDevanagari(word)], isSure: true };
    const own = remembered(word);
    if (own) return { spellings: [own], isSure: true };
    const known = lexicon.get(word);
    if (known) return { spellings: known.slice(0, MOST), isSure: known.length === 1 };
    const guesses = word.length > LONGEST ? [] : guess(word).slice(0, MOST);
    return { spellings: guesses.length > 0 ? guesses : [toDevanagari(word)], isSure: false };
  };

  return (name, remembered = () => undefined) => {
    let whole: { written: string; rank: number }[] = [{ written: "", rank: 0 }];
    let isSure = true;
    for (const part of name.normalize("NFC").split(/([\s.'’-]+)/)) {
      const proposal = propose(part, remembered);
      isSure &&= proposal.isSure;
      whole = whole
        .flatMap(({ written, rank }) =>
          proposal.spellings.map((spelling, place) => ({ written: written + spelling, rank: rank + place })),
        )
        .sort((one, other) => one.rank - other.rank)
        .slice(0, MOST);
    }
    return { spellings: whole.map(({ written }) => written), isSure };
  };
}
