import { shopView } from "@aradhana/core/contract";
import type { ShopFacts } from "@aradhana/core/shop";
import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { documented } from "../http/documented.ts";
import { readShop } from "./shop.queries.ts";
import { firstShop } from "./shop.ts";

interface ShopParts {
  db: Database;
  clock: Clock;
  sendCached: SendCached;
}

const viewOf = ({ legalName, customerCare, grievanceOfficer, ...same }: ShopFacts) => ({
  ...same,
  ...{ legal_name: legalName, customer_care: customerCare, grievance_officer: grievanceOfficer },
});

/** The route of the shop's own facts. */
export const shopRoutes = ({ db, clock, sendCached }: ShopParts) =>
  new Hono<AppEnv>().get(
    "/getShop",
    documented({
      tag: "policies",
      summary: "Who runs the shop, in each language; null while it has the facts that it began with",
      results: shopView,
    }),
    (c) =>
      sendCached(c, {}, async () => {
        const shop = await readShop(db, clock());
        const { en, hi } = shop.facts;
        return { results: { shop: shop === firstShop ? null : { en: viewOf(en), hi: viewOf(hi) } } };
      }),
  );
