import { Hono } from "hono";
import type * as v from "valibot";
import type { ErrorFactory } from "../errors/app-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import type { viewOf } from "../http/view.ts";
import type { CatalogueParts } from "./read-listing.ts";

type Localised = Parameters<typeof viewOf>[0];

/** The requests and responses of a listing and of the page of one of its items. */
interface ListingAndDetail<Listing, ListingQuery, Detail, Query> {
  tag: string;
  listing: {
    path: `/${string}`;
    summary: string;
    query: v.GenericSchema<unknown, ListingQuery>;
    results: v.GenericSchema<Listing>;
    read(query: ListingQuery): Promise<{ results: Listing; meta: object }>;
  };
  detail: {
    path: `/${string}`;
    summary: string;
    query: v.GenericSchema<unknown, Query>;
    results: v.GenericSchema<Detail>;
    notFound: ErrorFactory;
    read(query: Query): Promise<Detail | undefined>;
  };
}

/** The routes of a listing and of the page of one of its items. */
export const listingAndDetailRoutes = <
  Listing,
  ListingQuery extends Localised,
  Detail,
  Query extends Localised,
>(
  { sendCached }: Pick<CatalogueParts, "sendCached">,
  { tag, listing, detail }: ListingAndDetail<Listing, ListingQuery, Detail, Query>,
) =>
  new Hono<AppEnv>()
    .get(
      listing.path,
      documented({ tag, summary: listing.summary, results: listing.results }),
      validated("query", listing.query),
      (c) => {
        const query: ListingQuery = c.req.valid("query");
        return sendCached(c, query, () => listing.read(query));
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
          const results = await detail.read(query);
          if (!results) throw detail.notFound();
          return { results };
        });
      },
    );
