// Writes src/names/packed-lexicon.ts from scripts/names/lexicon.txt. Every build runs it.
import { readFileSync, writeFileSync } from "node:fs";
import { packLexicon } from "./names/pack-lexicon.ts";

const file = new URL("../src/names/packed-lexicon.ts", import.meta.url);
const text = `// Made by scripts/make-names.ts at each build from scripts/names/lexicon.txt. Do not edit.
/** See lexicon.ts and marked-name.ts for the format. */
export const packedLexicon =
  "${packLexicon()}";
`;
// An unchanged file keeps its modification time, so that watchers do not rebuild.
if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
