import type { Language, Pooja } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { detailJsonLd } from "../detail/detail-json-ld.ts";
import { pujaPageText } from "./text.ts";

/** A puja's page as search engines read it. */
export function pujaJsonLd(puja: Pooja, path: string, language: Language) {
  const list = { href: pathTo("/online-puja"), label: pujaPageText.in(language).pujas };
  return detailJsonLd(puja, { path, language, list, offers: puja.packages, performers: puja.priests });
}
