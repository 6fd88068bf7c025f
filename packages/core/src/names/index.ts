import {
  type AnsweredSpellings,
  createNameConverter,
  type KnownSpelling,
  type NameProposal,
} from "./create-name-converter.ts";
import { nameLexicon } from "./lexicon.ts";

export {
  type AnsweredSpellings,
  createNameConverter,
  type KnownSpelling,
  type NameProposal,
} from "./create-name-converter.ts";
export { foldLetters } from "./fold-letters.ts";
export { type NameLexicon, nameLexicon, readLexiconText } from "./lexicon.ts";
export { createMostLike } from "./most-like.ts";
export { spellingKey } from "./spelling-key.ts";
export { createLetterModel, createPairModel } from "./spelling-model.ts";
export { align } from "./spelling-pairs.ts";

let convert: ReturnType<typeof createNameConverter> | undefined;

/**
 * Spellings of a name in Devanagari: as `remembered` of this buyer, from the lexicon, as `answered` by the API, or by
 * the lexicon's example. The Latin name stays beside them.
 */
export function devanagariCandidates(
  name: string,
  remembered?: KnownSpelling,
  answered?: AnsweredSpellings,
): NameProposal {
  convert ??= createNameConverter(nameLexicon());
  return convert(name, remembered, answered);
}
