import type { Language, Money } from "@aradhana/core/contract";
import type { Product, ReturnRule } from "@aradhana/core/goods";
import { decimal, questionsJsonLd, schema, trailJsonLd } from "../detail/page-json-ld.ts";

interface Good {
  title: string;
  description: string;
  image: { name: string };
  price: Money;
  stock: number;
  sku: string | undefined;
  category: string;
  material?: string;
  rating?: { avg: number; count: number } | null;
  returns: ReturnRule;
  /** The most days until it is sent. */
  leadDays: number;
}

interface Place {
  path: string;
  language: Language;
  list: { href: string; label: string };
  questions?: Product["faqs"];
}

/** A product page as search engines read it: the product with its offer, return rule and delivery, and where it belongs. */
export function goodsJsonLd(good: Good, { path, language, list, questions = [] }: Place) {
  const { title, description, image, price, stock, sku, category, material, rating, returns, leadDays } =
    good;
  return [
    {
      "@context": schema,
      "@type": "Product",
      name: title,
      description,
      image: `/media/${image.name}-960.webp`,
      ...(sku && { sku }),
      category,
      ...(material && { material }),
      ...(rating && {
        aggregateRating: { "@type": "AggregateRating", ratingValue: rating.avg, reviewCount: rating.count },
      }),
      offers: {
        "@type": "Offer",
        url: path,
        price: decimal(price),
        priceCurrency: price.currency.toUpperCase(),
        availability: `${schema}/${stock > 0 ? "InStock" : "SoldOut"}`,
        itemCondition: `${schema}/NewCondition`,
        seller: { "@type": "Organization", name: "Aradhana", url: "/" },
        hasMerchantReturnPolicy: returnPolicy(returns),
        shippingDetails: {
          "@type": "OfferShippingDetails",
          shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
          deliveryTime: {
            "@type": "ShippingDeliveryTime",
            handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: leadDays, unitCode: "DAY" },
          },
        },
      },
    },
    trailJsonLd({ path, language, list, title }),
    ...questionsJsonLd(questions),
  ];
}

const returnPolicy = ({ days }: ReturnRule) => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: "IN",
  ...(days > 0
    ? {
        returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: days,
        returnMethod: `${schema}/ReturnByMail`,
      }
    : { returnPolicyCategory: `${schema}/MerchantReturnNotPermitted` }),
});
