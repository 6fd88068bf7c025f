import { createHash } from "node:crypto";
import type { Language } from "@aradhana/core/contract";
import type { PageMeta } from "../../src/shared/page-meta/page-meta.ts";

/** What the picture of a page shows where links to it are shared. */
export interface ShareFacts {
  title: string;
  text: string;
  /** The name of a picture under `/media`. */
  picture: string;
  language: Language;
}

/** Part of each address: raise it when the drawing changes. */
const DRAWING = 2;
const LONGEST_TITLE = 110;
const LONGEST_TEXT = 150;
/** On pages without a picture of their own. */
const shopPicture = "temple-kashi-vishwanath";

export const shareFactsOf = (meta: PageMeta, language: Language): ShareFacts => ({
  title: shortened(meta.title, LONGEST_TITLE),
  text: shortened(meta.description ?? "", LONGEST_TEXT),
  picture: meta.picture ?? shopPicture,
  language,
});

/** Changes with what is drawn, so that a picture can be cached for ever. */
export const shareHash = (facts: ShareFacts): string =>
  createHash("sha256")
    .update(JSON.stringify([DRAWING, facts]))
    .digest("base64url")
    .slice(0, 16);

/** Cut after a word. */
function shortened(text: string, longest: number): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).replace(/[\s,;:.·–-]+$/, "")}…`;
}
