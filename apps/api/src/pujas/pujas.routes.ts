import {
  type Facet,
  getPackageQuery,
  type PoojaListing,
  packageWithPooja,
  pooja,
  poojaByIdQuery,
  poojaListing,
  poojaListingQuery,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import type { PublicAnswers } from "../http/public-answer.ts";
import { shortMemory } from "../http/short-memory.ts";
import { validated } from "../http/validated.ts";
import { type View, viewOf } from "../http/view.ts";
import { readCards } from "./cards.queries.ts";
import { findPackage, findPuja, readSurroundings } from "./detail.queries.ts";
import { toPackage, toPuja } from "./detail.rules.ts";
import { type FacetCount, readFacets, readOpenIds } from "./listing.queries.ts";
import { type Filters, toFilters } from "./listing.rules.ts";
import { packageNotFound, pujaNotFound } from "./pujas.errors.ts";

/** What is suggested where nothing fits. */
const firstFew = { sort: "soonest", limit: 4, offset: 0 } as const;
const tag = "pujas";

interface CatalogueParts {
  db: Database;
  clock: Clock;
  answers: PublicAnswers;
  countMemoryMs: number;
}

/** Finding a puja, reading all about it, and reading one of its packages. */
export function pujasRoutes({ db, clock, answers, countMemoryMs }: CatalogueParts) {
  const remember = shortMemory<Awaited<ReturnType<typeof readFacets>>>({ clock, keepMs: countMemoryMs });
  const countFacets = (filters: Filters, view: View) =>
    remember(JSON.stringify([filters, view.currency]), () => readFacets(db, filters, view));

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
          const { sort, page, limit } = query;
          const view = viewOf(query, clock());
          const filters = toFilters(query);
          const [ids, { total, counts: found }] = await Promise.all([
            readOpenIds(db, filters, view, { sort, limit, offset: (page - 1) * limit }),
            countFacets(filters, view),
          ]);
          // What a search did not find has no facets: those of the list without it show the way on.
          const isLost = total === 0 && filters.search !== undefined;
          const counts = isLost ? (await countFacets({ ...filters, search: undefined }, view)).counts : found;
          const suggested = total === 0 ? await readOpenIds(db, {}, view, firstFew) : [];
          const [pujas, suggestions] = await Promise.all([
            readCards(db, ids, view),
            readCards(db, suggested, view),
          ]);
          const results: PoojaListing = { pujas, facets: toFacets(counts, view), suggestions };
          return { results, meta: { page, limit, total } };
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

const toFacets = (counts: readonly FacetCount[], { language }: View): Facet[] =>
  (["deity", "purpose", "temple"] as const).map((key) => ({
    key,
    options: counts
      .filter((each) => each.key === key)
      .map(({ value, name, count }) => ({ value, label: name[language], count })),
  }));
