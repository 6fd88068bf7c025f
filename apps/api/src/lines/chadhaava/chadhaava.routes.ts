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

/** The listing and the detail page of chadhaava. */
export const chadhaavaRoutes = (parts: CatalogueParts) =>
  catalogueRoutes(parts, {
    tag: "chadhaava",
    line: chadhaavaLine,
    listing: {
      path: "/getChadhaavaListing",
      summary: "The listing of bookable chadhaava, each with its earliest open date",
      query: chadhaavaListingQuery,
      results: chadhaavaListing,
      toResults: ({ cards, ...others }) => ({ chadhaavas: cards, ...others }),
    },
    detail: {
      path: "/chadhaavaById",
      summary: "One date of a chadhaava, with its offerings and the content of its page",
      query: chadhaavaByIdQuery,
      idOf: ({ chadhaava_id }) => chadhaava_id,
      results: chadhaava,
      notFound: chadhaavaNotFound,
      read: detailReader(chadhaavaLine, readOfferings, toChadhaava),
    },
  });
