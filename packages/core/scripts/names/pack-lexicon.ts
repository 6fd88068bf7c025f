import { readFileSync } from "node:fs";
import { type NameLexicon, readLexiconText } from "../../src/names/lexicon.ts";
import { markName } from "../../src/names/marked-name.ts";

/** The lexicon as people read and edit it: in each line a name and the spellings in use, the most usual first. */
export const readLexicon = (): NameLexicon =>
  readLexiconText(readFileSync(new URL("./lexicon.txt", import.meta.url), "utf8"));

/** All names in one string, each without the letters it shares with the one before. */
export function packLexicon(): string {
  let before = "";
  const entries = [...readLexicon()].flatMap(([latin, spellings]) =>
    spellings.map((spelling) => {
      const marked = markName(latin, spelling);
      let shared = 0;
      while (shared < 25 && shared < before.length && before[shared] === marked[shared]) shared += 1;
      before = marked;
      return String.fromCharCode(65 + shared) + marked.slice(shared);
    }),
  );
  return entries.join("");
}
