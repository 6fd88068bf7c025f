import type { Image, Language, PageReviews, ProductCard } from "@aradhana/core/contract";
import { MAX_PIECES, type Product } from "@aradhana/core/goods";
import { shippingTermsOf } from "../../delivery/delivery.rules.ts";
import { isAdmitted, type PlantPart, plantNotice, plantPartOf } from "../../delivery/plants.rules.ts";
import {
  certificateView,
  citationIn,
  energisingView,
  labelView,
  returnsOf,
  returnsView,
  STOCK_LEAD_DAYS,
  taxView,
} from "../../goods/goods-view.ts";
import type { Terms } from "../../goods/terms.queries.ts";
import type { View } from "../../http/view.ts";
import { priceIn } from "../../money/prices.ts";
import { toRating } from "../../reviews/reviews.rules.ts";
import type { Shop } from "../../shop/shop.ts";
import { inLanguage } from "../../text/text.ts";
import type { ProductCardRow, ProductRow, VariantRow } from "./products.queries.ts";

/** How many pieces can still be sold. */
export const freeStock = ({ stock, taken }: Pick<VariantRow, "stock" | "taken">): number => stock - taken;

const imageView = ({ name, alt }: ProductRow["image"], language: Language): Image => ({
  name,
  alt: alt[language],
});

/** How a product gets to the visitor's country; null where it is not sent. */
const shippingOf = (
  { hsn, prices }: Pick<ProductRow, "hsn" | "prices">,
  plantPart: PlantPart | undefined,
  view: View,
) =>
  isAdmitted(plantPartOf(hsn, plantPart), view.country)
    ? shippingTermsOf({ ...view, value: prices[view.currency], insured: false })
    : null;

/** A product in a list. */
export function productCardView(row: ProductCardRow, view: View): ProductCard {
  const { language, currency } = view;
  const retail = row.mrp[currency];
  const shipping = shippingOf(row, row.plantPart ?? undefined, view);
  return {
    ...{ id: row.id, slug: row.slug, title: row.title[language], category: row.category },
    image: imageView(row.image, language),
    colors: row.colors,
    price: priceIn(row.prices, currency),
    mrp: retail === undefined || retail === row.prices[currency] ? null : { amount: retail, currency },
    stock: row.stock,
    ...(shipping && {
      arrives_in: { from: shipping.days.from + STOCK_LEAD_DAYS, to: shipping.days.to + STOCK_LEAD_DAYS },
    }),
    rating: toRating(row.ratingSum, row.ratingCount),
  };
}

interface ProductParts {
  product: ProductRow;
  variants: readonly VariantRow[];
  related: readonly ProductCardRow[];
  terms: Terms;
  reviews: PageReviews;
  /** Who sells it. */
  shop: Shop;
}

/** The page of a product. */
export function productView(
  { product, variants, related, terms, reviews, shop }: ProductParts,
  view: View,
): Product {
  const { language } = view;
  const localise = inLanguage(language);
  const plantPart = plantPartOf(product.hsn, product.facts.plantPart);
  const importNotice = plantNotice(plantPart, view.country, language);
  const { facts, energising } = product;
  const named = (kind: "deity" | "purpose", slugs: readonly string[]) =>
    slugs.map((slug) => ({ slug, name: terms.label(kind, slug, language) }));
  const card = productCardView(
    {
      ...product,
      plantPart: facts.plantPart ?? null,
      stock: variants.reduce((total, variant) => total + freeStock(variant), 0),
      colors: variants.flatMap(({ color }) => color ?? []),
    },
    view,
  );
  return {
    ...card,
    gallery: [card.image],
    about: localise(facts.about).split("\n\n"),
    material: localise(facts.material),
    mukhi: product.mukhi,
    dimensions: facts.dimensions.map(localise),
    weight_g: product.weightGrams,
    variants: variants.map((variant) => ({
      ...{ id: variant.id, sku: variant.sku, stock: freeStock(variant) },
      image: imageView(variant.image ?? product.image, language),
      color:
        variant.color === null
          ? null
          : {
              ...{ value: variant.color, label: terms.label("color", variant.color, language) },
              hex: terms.hex(variant.color) ?? "",
            },
    })),
    lead_days: STOCK_LEAD_DAYS,
    max_qty: MAX_PIECES,
    deities: named("deity", product.deitySlugs),
    purposes: named("purpose", product.purposeSlugs),
    energisation: energisingView(energising, view),
    certificate: facts.certificate && certificateView(facts.certificate, language),
    care: localise(facts.care),
    sources: facts.sources?.map((source) => citationIn(source, language)) ?? [],
    how_to_use: facts.howToUse.map(localise),
    label: labelView({ ...product, ...facts }, view, shop),
    returns: returnsView(product.returns, language),
    returns_if_named: energising.fee && returnsView(returnsOf(product.returns, true), language),
    faqs: facts.faqs.map(({ question, answer }) => ({
      ...{ question: localise(question), answer: localise(answer) },
    })),
    tax: taxView(product.prices, product.gstPct, view),
    shipping: shippingOf(product, facts.plantPart, view),
    ...(importNotice && { import_notice: importNotice }),
    reviews,
    related: related.map((row) => productCardView(row, view)),
  };
}
