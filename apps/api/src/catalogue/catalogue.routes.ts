import type { Facet } from "@aradhana/core/contract";
import { Hono } from "hono";
import type * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { ErrorFactory } from "../errors/app-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { type View, viewOf } from "../http/view.ts";
import type { ListingQuery } from "./listing.rules.ts";
import type { ListingLine } from "./listing-line.ts";
import { type CatalogueParts, listingReader } from "./read-listing.ts";

type Localised = Parameters<typeof viewOf>[0];

/** The requests and responses of a line's listing and detail pages. */
export interface CatalogueRoutes<Card, Listing, Query extends Localised, Detail> {
  tag: string;
  line: ListingLine<Card>;
  listing: {
    path: `/${string}`;
    summary: string;
    query: v.GenericSchema<unknown, ListingQuery>;
    results: v.GenericSchema<Listing>;
    toResults(found: { cards: Card[]; facets: Facet[]; suggestions: Card[] }): Listing;
  };
  detail: {
    path: `/${string}`;
    summary: string;
    query: v.GenericSchema<unknown, Query>;
    idOf(query: Query): string;
    results: v.GenericSchema<Detail>;
    notFound: ErrorFactory;
    read(db: Database, id: string, view: View): Promise<Detail | undefined>;
  };
}

/** The routes of a line's listing and detail pages. */
export function catalogueRoutes<Card, Listing, Query extends Localised, Detail>(
  parts: CatalogueParts,
  { tag, line, listing, detail }: CatalogueRoutes<Card, Listing, Query, Detail>,
) {
  const { db, clock, sendCached } = parts;
  const readListing = listingReader(parts, line);

  return new Hono<AppEnv>()
    .get(
      listing.path,
      documented({ tag, summary: listing.summary, results: listing.results }),
      validated("query", listing.query),
      (c) => {
        const query: ListingQuery = c.req.valid("query");
        return sendCached(c, query, async () => {
          const { meta, ...found } = await readListing(query);
          return { results: listing.toResults(found), meta };
        });
      },
    )
    .get(
      detail.path,
      documented({
        tag,
        summary: detail.summary,
        results: detail.results,
        errorResponses: [detail.notFound],
      }),
      validated("query", detail.query),
      (c) => {
        const query: Query = c.req.valid("query");
        return sendCached(c, query, async () => {
          const results = await detail.read(db, detail.idOf(query), viewOf(query, clock()));
          if (!results) throw detail.notFound();
          return { results };
        });
      },
    );
}
