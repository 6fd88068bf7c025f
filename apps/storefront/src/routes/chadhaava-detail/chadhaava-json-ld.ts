import type { Chadhaava, Language } from "@aradhana/core/contract";
import { detailJsonLd } from "../../features/catalogue/detail/detail-json-ld.ts";
import { offeringRows } from "../../lines/chadhaava/offering-rows.ts";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";

/** The page as search engines read it: an event at a temple, with an offer for each offering. */
export function chadhaavaJsonLd(chadhaava: Chadhaava, path: string, language: Language) {
  const list = { href: "/chadhaava", label: chadhaavaPageText.in(language).list };
  return detailJsonLd(chadhaava, { path, language, list, offers: offeringRows(chadhaava) });
}
