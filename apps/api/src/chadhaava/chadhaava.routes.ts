import {
  type ChadhaavaListing,
  chadhaava,
  chadhaavaByIdQuery,
  chadhaavaListing,
  chadhaavaListingQuery,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import { type CatalogueParts, listingReader } from "../catalogue/read-listing.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { chadhaavaLine } from "../lines/chadhaava/catalogue.ts";
import { readChadhaavaCards } from "./cards.queries.ts";
import { chadhaavaNotFound } from "./chadhaava.errors.ts";
import { findChadhaava, readAround } from "./detail.queries.ts";
import { toChadhaava } from "./detail.rules.ts";

const tag = "chadhaava";

/** Finding a chadhaava, and reading all about it and its offerings. */
export function chadhaavaRoutes(parts: CatalogueParts) {
  const { db, clock, answers } = parts;
  const readListing = listingReader(parts, chadhaavaLine, readChadhaavaCards);

  return new Hono<AppEnv>()
    .get(
      "/getChadhaavaListing",
      documented({
        tag,
        summary: "Chadhaava that can be offered, one card each: its earliest open date",
        results: chadhaavaListing,
      }),
      validated("query", chadhaavaListingQuery),
      (c) => {
        const query = c.req.valid("query");
        return answers(c, query, async () => {
          const { cards, facets, suggestions, meta } = await readListing(query);
          return { results: { chadhaavas: cards, facets, suggestions } satisfies ChadhaavaListing, meta };
        });
      },
    )
    .get(
      "/chadhaavaById",
      documented({
        tag,
        summary: "One dated chadhaava with its offerings and all that its page shows",
        results: chadhaava,
        refusals: [chadhaavaNotFound],
      }),
      validated("query", chadhaavaByIdQuery),
      (c) => {
        const query = c.req.valid("query");
        return answers(c, query, async () => {
          const view = viewOf(query, clock());
          const found = await findChadhaava(db, query.chadhaava_id);
          if (!found) throw chadhaavaNotFound();
          const around = await readAround(db, found, view.now);
          const ids = [found.chadhaava.id, ...around.relatedIds];
          const [card, ...related] = await readChadhaavaCards(db, ids, view);
          if (!card) throw chadhaavaNotFound();
          return { results: toChadhaava(found, around, { card, related }, view) };
        });
      },
    );
}
