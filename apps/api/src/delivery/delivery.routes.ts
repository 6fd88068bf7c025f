import { delivery, deliveryQuery } from "@aradhana/core/goods";
import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { lines } from "../lines/lines.ts";
import { deliveryView, type GoodsLimits } from "./delivery.rules.ts";

interface DeliveryParts {
  clock: Clock;
  sendCached: SendCached;
  goodsLimits: GoodsLimits;
}

/** Whether, when and for how much a good is sent to a place. */
export const deliveryRoutes = ({ clock, sendCached, goodsLimits }: DeliveryParts) =>
  new Hono<AppEnv>().get(
    "/check",
    documented({ tag: "goods", summary: "Fee and days of a delivery to a place", results: delivery }),
    validated("query", deliveryQuery),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, () => {
        const { country, currency, language, now } = viewOf(query, clock());
        const parcel = { country, postcode: query.postcode, currency, at: now, value: query.value };
        const { isUnique } = lines[query.type];
        const sent = { isUnique, insured: isUnique, leadDays: query.lead_days };
        return { results: deliveryView({ ...parcel, ...sent }, language, goodsLimits) };
      });
    },
  );
