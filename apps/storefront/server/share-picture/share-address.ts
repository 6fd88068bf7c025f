import type { Language } from "@aradhana/core/contract";
import type { Visitor } from "../../src/shared/services/visitor.tsx";
import { type ShareFacts, shareHash } from "./share-facts.ts";

/** Where the pictures are, after which comes the hash of what one shows. */
export const sharePrefix = "/share/";

/**
 * The address of a page's picture. The page's path, language and country are in it, so that any server can draw the
 * picture again, and nobody can have another text drawn.
 */
export function sharePath(page: string, { country, language }: Visitor, facts: ShareFacts): string {
  const query = new URLSearchParams({ of: page, lang: language, for: country });
  return `${sharePrefix}${shareHash(facts)}.jpg?${query}`;
}

/** The locale of a page, as Open Graph names it. */
export const shareLocale: Record<Language, string> = { en: "en_IN", hi: "hi_IN" };

/** The size of the pictures. */
export const shareSize = { width: 1200, height: 630 } as const;
