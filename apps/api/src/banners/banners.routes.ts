import { banners, bannersQuery } from "@aradhana/core/contract";
import { Hono } from "hono";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { readBanners } from "./banners.queries.ts";

/** The banners of the banner widget. */
export const bannersRoutes = ({ db, clock, sendCached }: Omit<CatalogueParts, "countCacheMs">) =>
  new Hono<AppEnv>().get(
    "/getBanners",
    documented({
      tag: "home",
      summary:
        "Up to five banners for a place and a partner, each with the earliest bookable date of its target",
      results: banners,
    }),
    validated("query", bannersQuery),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, async () => {
        const view = viewOf(query, clock());
        const context = { place: query.place, partnerId: query.partner_id, country: view.country };
        return { results: { banners: await readBanners(db, context, view) } };
      });
    },
  );
