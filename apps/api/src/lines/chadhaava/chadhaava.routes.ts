import {
  chadhaava,
  chadhaavaByIdQuery,
  chadhaavaListing,
  chadhaavaListingQuery,
} from "@aradhana/core/contract";
import { catalogueRoutes } from "../../catalogue/catalogue.routes.ts";
import { detailReader } from "../../catalogue/read-detail.ts";
import type { CatalogueParts } from "../../catalogue/read-listing.ts";
import { chadhaavaLine } from "./catalogue.ts";
import { chadhaavaNotFound } from "./chadhaava.errors.ts";
import { readOfferings } from "./detail.queries.ts";
import { toChadhaava } from "./detail.rules.ts";

/** Finding a chadhaava, and reading all about it and its offerings. */
export const chadhaavaRoutes = (parts: CatalogueParts) =>
  catalogueRoutes(parts, {
    tag: "chadhaava",
    line: chadhaavaLine,
    listing: {
      path: "/getChadhaavaListing",
      summary: "Chadhaava that can be offered, one card each: its earliest open date",
      query: chadhaavaListingQuery,
      results: chadhaavaListing,
      toResults: ({ cards, ...others }) => ({ chadhaavas: cards, ...others }),
    },
    detail: {
      path: "/chadhaavaById",
      summary: "One dated chadhaava with its offerings and all that its page shows",
      query: chadhaavaByIdQuery,
      idOf: ({ chadhaava_id }) => chadhaava_id,
      results: chadhaava,
      notFound: chadhaavaNotFound,
      read: detailReader(chadhaavaLine, readOfferings, toChadhaava),
    },
  });
