import { canonicalListHref } from "@aradhana/core/catalogue";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import type { CatalogueList } from "../../../lines/catalogue-list.ts";
import type { MetaArgs, PageMeta } from "../../../shared/page-meta/page-meta.ts";
import { cardSizes } from "./card-sizes.ts";
import { listJsonLd } from "./list-json-ld.ts";
import { listTitle } from "./list-title.ts";
import type { Listing } from "./load-list.ts";

/** Title, description and schema.org data of a list. */
export function listMeta<Card extends CatalogueCard>(
  list: CatalogueList<Card>,
  { data: listing, language }: MetaArgs<Listing<Card>>,
): PageMeta {
  const messages = list.text.in(language);
  const first = listing.cards[0]?.image.name;
  return {
    title: messages.documentTitle(listTitle({ list, listing }, messages)),
    description: messages.description,
    canonical: canonicalListHref(list.path, listing.filters, listing.pages),
    // Only crawlers read it and only the server writes it, so no browser downloads the code for it.
    jsonLd: import.meta.env.SSR ? listJsonLd({ list, listing }) : [],
    ...(first && { picture: first, firstPicture: { name: first, sizes: cardSizes } }),
  };
}
