import { offeringRows } from "@aradhana/core/catalogue";
import type { Chadhaava, Language } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { detailJsonLd } from "../../features/catalogue/detail/detail-json-ld.ts";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";

/** The page as search engines read it: an event at a temple, with an offer for each offering. */
export function chadhaavaJsonLd(chadhaava: Chadhaava, path: string, language: Language) {
  const list = { href: pathTo("/chadhaava"), label: chadhaavaPageText.in(language).list };
  return detailJsonLd(chadhaava, { path, language, list, offers: offeringRows(chadhaava) });
}
