import { sampleOrder, sampleOrderQuery } from "@aradhana/core/contract";
import { Hono } from "hono";
import { readIdsOnSale } from "../catalogue/listing.queries.ts";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import { defineError } from "../errors/app-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { datedLineOf } from "../lines/dated-lines.ts";
import { sampleOrderView } from "./sample-order-view.ts";
import { sampleOrders } from "./sample-orders.table.ts";

const sampleOrderNotFound = defineError({
  code: "order_not_found",
  status: 404,
  message: "This shop has no sample order.",
});

/** The sample order: finished, and open to everybody. */
export const sampleOrderRoutes = ({ db, clock, sendCached }: CatalogueParts) =>
  new Hono<AppEnv>().get(
    "/getSampleOrder",
    documented({
      tag: "order",
      summary: "A finished sample order that everybody can read",
      results: sampleOrder,
      errorResponses: [sampleOrderNotFound],
    }),
    validated("query", sampleOrderQuery),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, async () => {
        const [row] = await db.select().from(sampleOrders).limit(1);
        if (!row) throw sampleOrderNotFound();
        const page = { sort: "soonest", limit: 1, offset: 0 } as const;
        const view = viewOf(query, clock());
        const [next] = await readIdsOnSale(db, datedLineOf.pooja, { series: [row.seriesSlug] }, view, page);
        return { results: sampleOrderView(row, next ?? null, query.lang) };
      });
    },
  );
