import type { Facet } from "@aradhana/core/contract";
import type * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { ErrorFactory } from "../errors/app-error.ts";
import { type View, viewOf } from "../http/view.ts";
import type { ListingQuery } from "./listing.rules.ts";
import { listingAndDetailRoutes } from "./listing-and-detail.routes.ts";
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
    toResults(found: { cards: Card[]; facets: Facet[]; suggestions: Card[]; has_similar?: boolean }): Listing;
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
  const { db, clock } = parts;
  const readListing = listingReader(parts, line);

  return listingAndDetailRoutes(parts, {
    tag,
    listing: {
      ...listing,
      async read(query) {
        const { meta, ...found } = await readListing(query);
        return { results: listing.toResults(found), meta };
      },
    },
    detail: {
      ...detail,
      read: (query) => detail.read(db, detail.idOf(query), viewOf(query, clock())),
    },
  });
}
