import type { PoojaCard } from "@aradhana/core/contract";

/** The list as search engines read it: the pages it leads to, in order. */
export function listJsonLd(pujas: readonly PoojaCard[]) {
  if (pujas.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: pujas.map(({ id, title }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: `/pooja/${id}`,
      })),
    },
  ];
}
