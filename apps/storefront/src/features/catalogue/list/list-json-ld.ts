import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import type { ListView } from "./list-view.ts";

/** The list as search engines read it: the pages it leads to, in order. */
export function listJsonLd<Card extends CatalogueCard>({ list, listing: { cards } }: ListView<Card>) {
  if (cards.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: cards.map((card, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: card.title,
        url: list.itemPath(card),
      })),
    },
  ];
}
