import { productListing } from "@aradhana/core/contract";
import { product, productByIdQuery, productListingQuery } from "@aradhana/core/goods";
import { isNull } from "drizzle-orm";
import type * as v from "valibot";
import { amountIn } from "../../catalogue/amount-in.ts";
import { listingAndDetailRoutes } from "../../catalogue/listing-and-detail.routes.ts";
import type { CatalogueParts } from "../../catalogue/read-listing.ts";
import { type GoodsRequest, type GoodsSort, sortBy } from "../../goods/goods-listing.queries.ts";
import { products } from "../../goods/products.table.ts";
import { goodsListingReader } from "../../goods/read-goods-listing.ts";
import { readTerms } from "../../goods/terms.queries.ts";
import { type View, viewOf } from "../../http/view.ts";
import { readPageReviews } from "../../reviews/reviews.queries.ts";
import { readShop } from "../../shop/shop.queries.ts";
import { productNotFound } from "./abhimantrit.errors.ts";
import { productCardView, productView } from "./product-view.ts";
import { findProduct, isInStock, readProductCards } from "./products.queries.ts";

type ListingQuery = v.InferOutput<typeof productListingQuery>;

const tag = "goods";
const facetKeys = ["category", "purpose", "deity", "material", "mukhi"] as const;
const sortOf = (sort: ListingQuery["sort"], { currency }: View): GoodsSort | undefined => {
  const price = { key: "price", value: amountIn(products.prices, currency) };
  if (sort === "price") return { ...price, descending: false };
  if (sort === "price_desc") return { ...price, descending: true };
  if (sort === "newest") return sortBy.newest(products);
  return sort === "popular" ? sortBy.popularity(products) : undefined;
};

const requestOf = (query: ListingQuery, { currency }: View): Omit<GoodsRequest, "table"> => ({
  where: [isNull(products.withdrawnAt), query.in_stock === "true" ? isInStock : undefined],
  dimensions: [
    { key: "category", column: products.category, chosen: query.category },
    { key: "purpose", column: products.purposeSlugs, isList: true, chosen: query.purpose },
    { key: "deity", column: products.deitySlugs, isList: true, chosen: query.deity },
    { key: "material", column: products.material, chosen: query.material },
    { key: "mukhi", column: products.mukhi, chosen: query.mukhi },
  ],
  ranges: [{ key: "price", value: amountIn(products.prices, currency), min: query.min, max: query.max }],
});

/** The listing and the page of blessed products. */
export function productsRoutes(parts: CatalogueParts) {
  const { db, clock } = parts;
  const readListing = goodsListingReader(parts, { kind: "abhimantrit", table: products });

  async function readProducts(query: ListingQuery) {
    const view = viewOf(query, clock());
    const { language, currency } = view;
    const found = await readListing(
      query,
      `${currency} ${query.in_stock ?? "false"}`,
      requestOf(query, view),
      sortOf(query.sort, view),
    );
    const { terms, facets } = found;
    const [cards, suggestions] = await Promise.all([
      readProductCards(db, found.ids),
      readProductCards(db, found.suggested),
    ]);
    const label = (key: (typeof facetKeys)[number], value: string) => {
      if (key === "mukhi") return language === "hi" ? `${value} मुखी` : `${value} mukhi`;
      return terms.label(key, value, language);
    };
    const used = new Set([...cards, ...suggestions].flatMap((card) => card.colors));
    const { price = null } = facets.ranges;
    return {
      results: {
        products: cards.map((row) => productCardView(row, view)),
        facets: facetKeys.map((key) => ({
          key,
          options: facets.counts
            .filter((each) => each.key === key)
            .toSorted((a, b) =>
              key === "mukhi"
                ? Number(a.value) - Number(b.value)
                : b.count - a.count || (a.value < b.value ? -1 : 1),
            )
            .map(({ value, count }) => ({ value, label: label(key, value), count })),
        })),
        colors: Object.fromEntries([...used].map((color) => [color, terms.hex(color) ?? "#000000"])),
        price_range: price && {
          ...{ min: { amount: price.min, currency }, max: { amount: price.max, currency } },
        },
        suggestions: suggestions.map((row) => productCardView(row, view)),
        has_similar: found.hasSimilar,
      },
      meta: found.meta,
    };
  }

  return listingAndDetailRoutes(parts, {
    tag,
    listing: {
      path: "/getProductListing",
      summary: "The listing of blessed products",
      query: productListingQuery,
      results: productListing,
      read: readProducts,
    },
    detail: {
      path: "/productById",
      summary: "A blessed product with its colours and the content of its page",
      query: productByIdQuery,
      results: product,
      notFound: productNotFound,
      async read(query) {
        const found = await findProduct(db, query.product_id);
        if (!found) return undefined;
        const view = viewOf(query, clock());
        const [related, terms, reviews, shop] = await Promise.all([
          readProductCards(db, found.relatedIds),
          readTerms(db),
          readPageReviews(db, { type: "abhimantrit", slug: found.product.slug }),
          readShop(db, view.now),
        ]);
        return productView({ ...found, related, terms, reviews, shop }, view);
      },
    },
  });
}
