import type { Chadhaava, Language } from "@aradhana/core/contract";
import { chadhaavaPageText } from "../../../lines/chadhaava/page-text.ts";
import { offeringRows } from "../../checkout/offering/offering-rows.ts";
import { detailJsonLd } from "../detail/detail-json-ld.ts";

/** The page as search engines read it: an event at a temple, with an offer for each offering. */
export function chadhaavaJsonLd(chadhaava: Chadhaava, path: string, language: Language) {
  const list = { href: "/chadhaava", label: chadhaavaPageText.in(language).list };
  return detailJsonLd(chadhaava, { path, language, list, offers: offeringRows(chadhaava) });
}
