import { toDevanagari } from "../sankalp/index.ts";
import { createWordGuesser } from "./create-word-guesser.ts";
import type { NameLexicon } from "./lexicon.ts";

export interface NameProposal {
  /** At most three full spellings, the most likely first. */
  spellings: readonly string[];
  /** Whether every word is in the lexicon with one spelling, an initial, or not in Latin letters. */
  isSure: boolean;
  /**
   * The words, in lower case, whose spelling is a guess: neither a lexicon nor the buyer's earlier spellings
   * have them.
   */
  guessed: readonly string[];
}

const MOST = 3;
/** Longer words are not guessed, because the time grows with each letter. */
const LONGEST = 24;

/** The spelling that the buyer used earlier for a lower-case Latin word, if known. */
export type KnownSpelling = (word: string) => string | undefined;

/** Spellings of a word from a larger lexicon (the API), the most likely first. */
export type AnsweredSpellings = (word: string) => readonly string[] | undefined;

const none = () => undefined;

/** José is spelled as Jose. The vowel signs of other scripts stay. */
const withoutAccents = (part: string): string =>
  /^\p{Script=Latin}/u.test(part) ? part.normalize("NFD").replaceAll(/\p{Mn}/gu, "") : part;

/**
 * Proposes spellings for names of one or more words: from the buyer's earlier spellings, the lexicon, the API,
 * and `guess` for other words, by default a model trained on the lexicon.
 */
export function createNameConverter(
  lexicon: NameLexicon,
  guess = createWordGuesser(lexicon),
): (name: string, remembered?: KnownSpelling, answered?: AnsweredSpellings) => NameProposal {
  const propose = (
    part: string,
    remembered: KnownSpelling,
    answered: AnsweredSpellings,
  ): Omit<NameProposal, "guessed"> & { isGuessed?: boolean } => {
    const word = withoutAccents(part).toLowerCase();
    if (!/^[a-z]+$/.test(word)) return { spellings: [part], isSure: true };
    // A single letter is an initial, whose reading does not depend on the lexicon.
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
      if (proposal.isGuessed) guessed.add(withoutAccents(part).toLowerCase());
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
