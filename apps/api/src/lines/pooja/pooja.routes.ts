import {
  getPackageQuery,
  packageWithPooja,
  pooja,
  poojaByIdQuery,
  poojaListing,
  poojaListingQuery,
} from "@aradhana/core/contract";
import { catalogueRoutes } from "../../catalogue/catalogue.routes.ts";
import { detailReader } from "../../catalogue/read-detail.ts";
import type { CatalogueParts } from "../../catalogue/read-listing.ts";
import { documented } from "../../http/documented.ts";
import { validated } from "../../http/validated.ts";
import { viewOf } from "../../http/view.ts";
import { pujaLine } from "./catalogue.ts";
import { findPackage, readPujaParts } from "./detail.queries.ts";
import { toPackage, toPuja } from "./detail.rules.ts";
import { packageNotFound, pujaNotFound } from "./pooja.errors.ts";

const tag = "pujas";

/** The listing and the detail page of pujas, and single packages. */
export function pujasRoutes(parts: CatalogueParts) {
  const { db, clock, sendCached } = parts;
  return catalogueRoutes(parts, {
    tag,
    line: pujaLine,
    listing: {
      path: "/getPoojaListing",
      summary: "The listing of bookable pujas, each with its earliest open date",
      query: poojaListingQuery,
      results: poojaListing,
      toResults: ({ cards, ...others }) => ({ pujas: cards, ...others }),
    },
    detail: {
      path: "/poojaById",
      summary: "One date of a puja, with the content of its page",
      query: poojaByIdQuery,
      idOf: ({ pooja_id }) => pooja_id,
      results: pooja,
      notFound: pujaNotFound,
      read: detailReader(pujaLine, readPujaParts, toPuja),
    },
  }).get(
    "/getPackage",
    documented({
      tag,
      summary: "One package and the card of its puja",
      results: packageWithPooja,
      errorResponses: [packageNotFound],
    }),
    validated("query", getPackageQuery),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, async () => {
        const view = viewOf(query, clock());
        const found = await findPackage(db, query.package_id);
        const [card] = found ? await pujaLine.readCards(db, [found.package.pujaId], view) : [];
        if (!found || !card) throw packageNotFound();
        return { results: { package: toPackage(found.package, found.prasad, view), pooja: card } };
      });
    },
  );
}
