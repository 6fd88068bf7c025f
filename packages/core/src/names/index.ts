import { createNameConverter, type KnownSpelling, type NameProposal } from "./create-name-converter.ts";
import { nameLexicon } from "./lexicon.ts";

export { createNameConverter, type KnownSpelling, type NameProposal } from "./create-name-converter.ts";
export { type NameLexicon, nameLexicon } from "./lexicon.ts";

let convert: ReturnType<typeof createNameConverter> | undefined;

/**
 * Spellings of a name in Devanagari: as `remembered` of this buyer, from the lexicon, or by its example. The Latin
 * name stays beside them.
 */
export function devanagariCandidates(name: string, remembered?: KnownSpelling): NameProposal {
  convert ??= createNameConverter(nameLexicon());
  return convert(name, remembered);
}
