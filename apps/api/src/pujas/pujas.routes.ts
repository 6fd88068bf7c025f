import {
  getPackageQuery,
  type PoojaListing,
  packageWithPooja,
  pooja,
  poojaByIdQuery,
  poojaListing,
  poojaListingQuery,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import { type CatalogueParts, listingReader } from "../catalogue/read-listing.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { pujaLine } from "../lines/pooja/catalogue.ts";
import { readCards } from "./cards.queries.ts";
import { findPackage, findPuja, readSurroundings } from "./detail.queries.ts";
import { toPackage, toPuja } from "./detail.rules.ts";
import { packageNotFound, pujaNotFound } from "./pujas.errors.ts";

const tag = "pujas";

/** Finding a puja, reading all about it, and reading one of its packages. */
export function pujasRoutes(parts: CatalogueParts) {
  const { db, clock, answers } = parts;
  const readListing = listingReader(parts, pujaLine, readCards);

  return new Hono<AppEnv>()
    .get(
      "/getPoojaListing",
      documented({
        tag,
        summary: "Pujas that can be booked, one card a puja: its earliest open date",
        results: poojaListing,
      }),
      validated("query", poojaListingQuery),
      (c) => {
        const query = c.req.valid("query");
        return answers(c, query, async () => {
          const { cards, facets, suggestions, meta } = await readListing(query);
          return { results: { pujas: cards, facets, suggestions } satisfies PoojaListing, meta };
        });
      },
    )
    .get(
      "/poojaById",
      documented({
        tag,
        summary: "One dated puja with all that its page shows",
        results: pooja,
        refusals: [pujaNotFound],
      }),
      validated("query", poojaByIdQuery),
      (c) => {
        const query = c.req.valid("query");
        return answers(c, query, async () => {
          const view = viewOf(query, clock());
          const found = await findPuja(db, query.pooja_id);
          if (!found) throw pujaNotFound();
          const around = await readSurroundings(db, found, view.now);
          const [card, ...related] = await readCards(db, [found.puja.id, ...around.relatedIds], view);
          if (!card) throw pujaNotFound();
          return { results: toPuja(found, around, { card, related }, view) };
        });
      },
    )
    .get(
      "/getPackage",
      documented({
        tag,
        summary: "One package with the puja it books",
        results: packageWithPooja,
        refusals: [packageNotFound],
      }),
      validated("query", getPackageQuery),
      (c) => {
        const query = c.req.valid("query");
        return answers(c, query, async () => {
          const view = viewOf(query, clock());
          const found = await findPackage(db, query.package_id);
          const [card] = found ? await readCards(db, [found.pujaId], view) : [];
          if (!found || !card) throw packageNotFound();
          return { results: { package: toPackage(found, view), pooja: card } };
        });
      },
    );
}
