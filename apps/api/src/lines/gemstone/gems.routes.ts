import {
  gem,
  gemByIdQuery,
  gemCard,
  gemListing,
  gemListingQuery,
  gemsByIdsQuery,
} from "@aradhana/core/goods";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { amountIn } from "../../catalogue/amount-in.ts";
import { listingAndDetailRoutes } from "../../catalogue/listing-and-detail.routes.ts";
import type { CatalogueParts } from "../../catalogue/read-listing.ts";
import { gems } from "../../goods/gems.table.ts";
import { type GoodsRequest, type GoodsSort, sortBy } from "../../goods/goods-listing.queries.ts";
import { RATTI_IN_CARATS } from "../../goods/ratti.ts";
import { goodsListingReader } from "../../goods/read-goods-listing.ts";
import { readTerms } from "../../goods/terms.queries.ts";
import { documented } from "../../http/documented.ts";
import { validated } from "../../http/validated.ts";
import { type View, viewOf } from "../../http/view.ts";
import { readPageReviews } from "../../reviews/reviews.queries.ts";
import { readShop } from "../../shop/shop.queries.ts";
import { gemCardView, gemView } from "./gem-view.ts";
import { findGem, isOnSale, readGemPages, readGems } from "./gems.queries.ts";
import { gemNotFound } from "./gemstone.errors.ts";

type ListingQuery = v.InferOutput<typeof gemListingQuery>;

const tag = "goods";

/** The filters in the order of the screen, with the kind of their names. */
const facetKinds = {
  stone: "stone",
  planet: "planet",
  rashi: "rashi",
  purpose: "purpose",
  origin: "origin",
  treatment: "treatment",
  lab: "lab",
  color: "color_family",
  shape: "shape",
} as const;
const facetKeys = Object.keys(facetKinds) as (keyof typeof facetKinds)[];

const sortOf = (sort: ListingQuery["sort"], { currency }: View): GoodsSort | undefined => {
  const price = { key: "price", value: amountIn(gems.prices, currency) };
  const carat = { key: "carat", value: sql`${gems.carat}` };
  if (sort === "price") return { ...price, descending: false };
  if (sort === "price_desc") return { ...price, descending: true };
  if (sort === "carat") return { ...carat, descending: false };
  if (sort === "carat_desc") return { ...carat, descending: true };
  if (sort === "newest") return sortBy.newest(gems);
  return sort === "popular" ? sortBy.popularity(gems) : undefined;
};

const requestOf = (query: ListingQuery, { currency }: View): Omit<GoodsRequest, "table"> => ({
  where: [isOnSale],
  dimensions: [
    { key: "stone", column: gems.stone, chosen: query.stone },
    { key: "planet", column: gems.planet, chosen: query.planet },
    { key: "rashi", column: gems.rashiSlugs, isList: true, chosen: query.rashi },
    { key: "purpose", column: gems.purposeSlugs, isList: true, chosen: query.purpose },
    { key: "origin", column: gems.origin, chosen: query.origin },
    { key: "treatment", column: gems.treatment, chosen: query.treatment },
    { key: "lab", column: gems.lab, chosen: query.lab },
    { key: "color", column: gems.colorFamily, chosen: query.color },
    { key: "shape", column: gems.shape, chosen: query.shape },
  ],
  ranges: [
    { key: "price", value: amountIn(gems.prices, currency), min: query.min, max: query.max },
    { key: "carat", value: sql`${gems.carat}`, min: query.min_carat, max: query.max_carat },
    { key: "ratti", value: sql`${gems.ratti}`, min: query.min_ratti, max: query.max_ratti },
  ],
});

/** The listing and the page of gems. */
export function gemsRoutes(parts: CatalogueParts) {
  const { db, clock } = parts;
  const readListing = goodsListingReader(parts, { kind: "gemstone", table: gems });

  async function readGemPage(query: ListingQuery) {
    const view = viewOf(query, clock());
    const { language, currency } = view;
    const found = await readListing(query, currency, requestOf(query, view), sortOf(query.sort, view));
    const { terms, facets } = found;
    const [rows, suggestions] = await Promise.all([readGems(db, found.ids), readGems(db, found.suggested)]);
    const { price = null, carat = null, ratti = null } = facets.ranges;
    return {
      results: {
        gems: rows.map((row) => gemCardView(row, terms, view)),
        facets: facetKeys.map((key) => ({
          key,
          options: facets.counts
            .filter((each) => each.key === key)
            .toSorted(
              (a, b) => terms.position(facetKinds[key], a.value) - terms.position(facetKinds[key], b.value),
            )
            .map(({ value, count }) => ({
              ...{ value, count, label: terms.label(facetKinds[key], value, language) },
            })),
        })),
        ranges: {
          ...{ carat, ratti },
          price: price && { min: { amount: price.min, currency }, max: { amount: price.max, currency } },
        },
        ratti_in_carats: RATTI_IN_CARATS,
        suggestions: suggestions.map((row) => gemCardView(row, terms, view)),
        has_similar: found.hasSimilar,
      },
      meta: found.meta,
    };
  }

  return listingAndDetailRoutes(parts, {
    tag,
    listing: {
      path: "/getGemListing",
      summary: "The listing of gems on sale",
      query: gemListingQuery,
      results: gemListing,
      read: readGemPage,
    },
    detail: {
      path: "/gemById",
      summary: "A gem with its settings and the content of its page, also after it was sold",
      query: gemByIdQuery,
      results: gem,
      notFound: gemNotFound,
      async read(query) {
        const view = viewOf(query, clock());
        const [found, terms, reviews, shop] = await Promise.all([
          findGem(db, query.product_id),
          readTerms(db),
          readPageReviews(db, { type: "gemstone" }),
          readShop(db, view.now),
        ]);
        return found && { ...gemView(found.gem, found.similar, { terms, shop }, view), reviews };
      },
    },
  }).get(
    "/gemsByIds",
    documented({
      tag,
      summary: "These gems in a list, also sold ones; those that have left the shop are missing",
      results: v.array(gemCard),
    }),
    validated("query", gemsByIdsQuery),
    (c) => {
      const query = c.req.valid("query");
      return parts.sendCached(c, query, async () => {
        const view = viewOf(query, clock());
        const [rows, terms] = await Promise.all([readGemPages(db, query.ids), readTerms(db)]);
        return { results: rows.map((row) => gemCardView(row, terms, view)) };
      });
    },
  );
}
