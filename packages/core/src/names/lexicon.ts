import { readMarked } from "./marked-name.ts";
import { packedLexicon } from "./packed-lexicon.ts";

/** Names in small Latin letters, with the spellings in use, the most usual first. */
export type NameLexicon = ReadonlyMap<string, readonly string[]>;

let lexicon: Map<string, string[]> | undefined;

/** Common first and last names of all regions of India. */
export const nameLexicon = (): NameLexicon => (lexicon ??= unpack(packedLexicon));

/** Reads a list with a name and its spellings in each line: `rao राव/राओ`. */
export const readLexiconText = (text: string): NameLexicon =>
  new Map(
    text
      .trim()
      .normalize("NFC")
      .split("\n")
      .map((line) => {
        const [latin = "", spellings = ""] = line.split(" ");
        return [latin, spellings.split("/")];
      }),
  );

/** Each entry begins with a capital: how many letters it shares with the one before, from A for none. */
function unpack(packed: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  let marked = "";
  for (const [, shared = "A", rest = ""] of packed.matchAll(/([A-Z])([^A-Z]*)/g)) {
    marked = marked.slice(0, shared.charCodeAt(0) - 65) + rest;
    const [latin, spelling] = readMarked(marked);
    const spellings = names.get(latin);
    if (spellings) spellings.push(spelling);
    else names.set(latin, [spelling]);
  }
  return names;
}
