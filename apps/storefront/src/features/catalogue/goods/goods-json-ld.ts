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
  label: Pick<Product["label"], "seller">;
  shipping: Product["shipping"];
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
  const { title, description, image, price, stock, sku, category, material, rating, returns, shipping } =
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
        seller: { "@type": "Organization", name: good.label.seller.name, url: "/" },
        ...(shipping && {
          hasMerchantReturnPolicy: returnPolicy(returns, shipping.country),
          shippingDetails: shippingDetails(shipping, good.leadDays),
        }),
      },
    },
    trailJsonLd({ path, language, list, title }),
    ...questionsJsonLd(questions),
  ];
}

/** What is paid back, in the terms of schema.org: only `everything` costs nothing, and of a setting too little comes back. */
const refunds = {
  everything: { refundType: `${schema}/FullRefund`, returnFees: `${schema}/FreeReturn` },
  price: { refundType: `${schema}/FullRefund`, returnFees: `${schema}/OriginalShippingFees` },
  stone: { returnFees: `${schema}/OriginalShippingFees` },
  credit: { refundType: `${schema}/StoreCreditRefund` },
} satisfies Record<NonNullable<ReturnRule["gives"]>, object>;

const returnPolicy = ({ days, gives }: ReturnRule, country: string) => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: country.toUpperCase(),
  ...(days > 0
    ? {
        returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: days,
        returnMethod: `${schema}/ReturnByMail`,
        ...(gives && refunds[gives]),
      }
    : { returnPolicyCategory: `${schema}/MerchantReturnNotPermitted` }),
});

const days = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  ...{ minValue, maxValue, unitCode: "DAY" },
});

const shippingDetails = (
  { country, fee, days: { from, to } }: NonNullable<Product["shipping"]>,
  leadDays: number,
) => ({
  "@type": "OfferShippingDetails",
  shippingRate: {
    "@type": "MonetaryAmount",
    currency: fee.currency.toUpperCase(),
    // India has zones: this is the farthest one.
    [fee.amount === 0 ? "value" : "maxValue"]: decimal(fee),
  },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: country.toUpperCase() },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: days(0, leadDays),
    transitTime: days(from, to),
  },
});
