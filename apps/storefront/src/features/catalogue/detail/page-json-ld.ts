import type { Language, Money, Pooja } from "@aradhana/core/contract";
import { detailText } from "./text.ts";

export const schema = "https://schema.org";

/** An amount of money in schema.org's notation. */
export const decimal = ({ amount }: Money) => (amount / 100).toFixed(2);

interface Trail {
  path: string;
  language: Language;
  /** The list that the page belongs to. */
  list: { href: string; label: string };
  title: string;
}

/** Where a page belongs. */
export function trailJsonLd({ path, language, list, title }: Trail) {
  return {
    "@context": schema,
    "@type": "BreadcrumbList",
    itemListElement: [
      { name: detailText.in(language).home, item: "/" },
      { name: list.label, item: list.href },
      { name: title, item: path },
    ].map((place, index) => ({ "@type": "ListItem", position: index + 1, ...place })),
  };
}

/** The questions that a page answers; nothing where there are none. */
export function questionsJsonLd(faqs: Pooja["faqs"]) {
  if (faqs.length === 0) return [];
  return [
    {
      "@context": schema,
      "@type": "FAQPage",
      mainEntity: faqs.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
