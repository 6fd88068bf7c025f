import { createNameConverter, type NameProposal } from "./create-name-converter.ts";
import { nameLexicon } from "./lexicon.ts";

export { createNameConverter, type NameProposal } from "./create-name-converter.ts";
export { type NameLexicon, nameLexicon } from "./lexicon.ts";

let convert: ((name: string) => NameProposal) | undefined;

/** Spellings of a name in Devanagari from the lexicon, or by its example; the Latin name stays beside them. */
export function devanagariCandidates(name: string): NameProposal {
  convert ??= createNameConverter(nameLexicon());
  return convert(name);
}
