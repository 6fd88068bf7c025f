import { toDevanagari } from "../sankalp/index.ts";
import { createWordGuesser } from "./create-word-guesser.ts";
import type { NameLexicon } from "./lexicon.ts";

export interface NameProposal {
  /** At most three, the likeliest first, each in full. */
  spellings: readonly string[];
  /** Whether every word is in the lexicon with one spelling, an initial, or not in Latin letters. */
  isSure: boolean;
  /** The words, in small letters, whose spelling is a guess: no lexicon has them, and the buyer wrote them nowhere. */
  guessed: readonly string[];
}

const MOST = 3;
/** No name is longer; guessing takes longer with each letter. */
const LONGEST = 24;

/** How a buyer writes a word in small Latin letters, where that is known. */
export type KnownSpelling = (word: string) => string | undefined;

/** What somebody with a larger lexicon answered about a word, the likeliest spelling first. */
export type AnsweredSpellings = (word: string) => readonly string[] | undefined;

const none = () => undefined;

/**
 * Proposes spellings for names of one or more words: as the buyer wrote them before, from the lexicon, as answered
 * elsewhere, and by the lexicon's example for other words.
 */
export function createNameConverter(
  lexicon: NameLexicon,
): (name: string, remembered?: KnownSpelling, answered?: AnsweredSpellings) => NameProposal {
  const guess = createWordGuesser(lexicon);

  const propose = (
    part: string,
    remembered: KnownSpelling,
    answered: AnsweredSpellings,
  ): Omit<NameProposal, "guessed"> & { isGuessed?: boolean } => {
    const word = part.toLowerCase();
    if (!/^[a-z]+$/.test(word)) return { spellings: [part], isSure: true };
    // By itself a letter is an initial, whose reading does not depend on the lexicon.
    if (word.length === 1) return { spellings: [toDevanagari(word)], isSure: true };
    const own = remembered(word);
    if (own) return { spellings: [own], isSure: true };
    const known = lexicon.get(word);
    if (known) return { spellings: known.slice(0, MOST), isSure: known.length === 1 };
    const answer = answered(word);
    if (answer?.length) return { spellings: answer.slice(0, MOST), isSure: false };
    const guesses = word.length > LONGEST ? [] : guess(word).slice(0, MOST);
    return { spellings: guesses.length > 0 ? guesses : [toDevanagari(word)], isSure: false, isGuessed: true };
  };

  return (name, remembered = none, answered = none) => {
    let whole: { written: string; rank: number }[] = [{ written: "", rank: 0 }];
    let isSure = true;
    const guessed = new Set<string>();
    for (const part of name.normalize("NFC").split(/([\s.'’-]+)/)) {
      const proposal = propose(part, remembered, answered);
      isSure &&= proposal.isSure;
      if (proposal.isGuessed) guessed.add(part.toLowerCase());
      whole = whole
        .flatMap(({ written, rank }) =>
          proposal.spellings.map((spelling, place) => ({ written: written + spelling, rank: rank + place })),
        )
        .sort((one, other) => one.rank - other.rank)
        .slice(0, MOST);
    }
    return { spellings: whole.map(({ written }) => written), isSure, guessed: [...guessed] };
  };
}
