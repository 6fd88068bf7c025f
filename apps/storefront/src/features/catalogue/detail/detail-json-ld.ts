import type { Language, Money, PoojaStatus } from "@aradhana/core/contract";
import type { DatedRitual } from "../../../lines/dated-ritual.ts";
import { decimal, questionsJsonLd, schema, trailJsonLd } from "./page-json-ld.ts";

const availability = (status: PoojaStatus) => `${schema}/${status === "open" ? "InStock" : "SoldOut"}`;
const eventStatus = (status: PoojaStatus) =>
  `${schema}/${status === "cancelled" ? "EventCancelled" : "EventScheduled"}`;

interface Options {
  path: string;
  language: Language;
  list: { href: string; label: string };
  /** What can be bought, each at its price. */
  offers: readonly { name: string; price: Money }[];
  performers?: readonly { name: string }[];
}

/** The page as search engines read it: the event with its offers, its temple, its questions and where it belongs. */
export function detailJsonLd(
  ritual: DatedRitual,
  { path, language, list, offers, performers = [] }: Options,
) {
  const { temple, muhurat, faqs, status } = ritual;
  return [
    {
      "@context": schema,
      "@type": "Event",
      name: ritual.title,
      description: ritual.subtitle,
      image: `/media/${ritual.image.name}-960.webp`,
      inLanguage: language,
      startDate: muhurat.start_at,
      endDate: muhurat.end_at,
      eventStatus: eventStatus(status),
      eventAttendanceMode: `${schema}/OnlineEventAttendanceMode`,
      location: { "@type": "VirtualLocation", url: path },
      organizer: { "@type": "Organization", name: "Aradhana", url: "/" },
      ...(performers.length > 0 && {
        performer: performers.map(({ name }) => ({ "@type": "Person", name })),
      }),
      offers: offers.map(({ name, price }) => ({
        "@type": "Offer",
        name,
        url: path,
        price: decimal(price),
        priceCurrency: price.currency.toUpperCase(),
        availability: availability(status),
        validThrough: ritual.cutoff_at,
      })),
    },
    {
      "@context": schema,
      "@type": "HinduTemple",
      name: temple.name,
      description: ritual.temple_about,
      address: {
        "@type": "PostalAddress",
        addressLocality: temple.city,
        addressRegion: temple.state,
        addressCountry: "IN",
      },
    },
    trailJsonLd({ path, language, list, title: ritual.title }),
    ...questionsJsonLd(faqs),
  ];
}
