import type { Language, Money, Pooja, PoojaStatus } from "@aradhana/core/contract";
import { poojaPageText } from "./text.ts";

const schema = "https://schema.org";

const availability = (status: PoojaStatus) => `${schema}/${status === "open" ? "InStock" : "SoldOut"}`;
const eventStatus = (status: PoojaStatus) =>
  `${schema}/${status === "cancelled" ? "EventCancelled" : "EventScheduled"}`;
const decimal = ({ amount }: Money) => (amount / 100).toFixed(2);

/** The puja as search engines read it: the event with its offers, its temple, its questions and its place. */
export function poojaJsonLd(puja: Pooja, path: string, language: Language) {
  const t = poojaPageText.in(language);
  const { temple, muhurat, packages, faqs, priests, status } = puja;
  return [
    {
      "@context": schema,
      "@type": "Event",
      name: puja.title,
      description: puja.subtitle,
      image: `/media/${puja.image.name}-960.webp`,
      inLanguage: language,
      startDate: muhurat.start_at,
      endDate: muhurat.end_at,
      eventStatus: eventStatus(status),
      eventAttendanceMode: `${schema}/OnlineEventAttendanceMode`,
      location: { "@type": "VirtualLocation", url: path },
      organizer: { "@type": "Organization", name: "Aradhana", url: "/" },
      performer: priests.map(({ name }) => ({ "@type": "Person", name })),
      offers: packages.map(({ name, price }) => ({
        "@type": "Offer",
        name,
        url: path,
        price: decimal(price),
        priceCurrency: price.currency.toUpperCase(),
        availability: availability(status),
        validThrough: puja.cutoff_at,
      })),
    },
    {
      "@context": schema,
      "@type": "HinduTemple",
      name: temple.name,
      description: puja.temple_about,
      address: {
        "@type": "PostalAddress",
        addressLocality: temple.city,
        addressRegion: temple.state,
        addressCountry: "IN",
      },
    },
    {
      "@context": schema,
      "@type": "BreadcrumbList",
      itemListElement: [
        { name: t.home, item: "/" },
        { name: t.pujas, item: "/online-puja" },
        { name: puja.title, item: path },
      ].map((place, index) => ({ "@type": "ListItem", position: index + 1, ...place })),
    },
    ...(faqs.length > 0
      ? [
          {
            "@context": schema,
            "@type": "FAQPage",
            mainEntity: faqs.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          },
        ]
      : []),
  ];
}
