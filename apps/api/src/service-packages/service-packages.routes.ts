import { servicePackages, servicePackagesQuery } from "@aradhana/core/services";
import { Hono } from "hono";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { priceIn } from "../money/prices.ts";
import { readServicePackages } from "./service-packages.queries.ts";

/** What can be bought of the services that are a report. */
export const servicePackagesRoutes = ({ db, clock, sendCached }: Omit<CatalogueParts, "countCacheMs">) =>
  new Hono<AppEnv>().get(
    "/packages",
    documented({
      tag: "services",
      summary: "The packages of a service with their prices",
      results: servicePackages,
    }),
    validated("query", servicePackagesQuery),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, async () => {
        const { language, currency, country } = viewOf(query, clock());
        const rows = await readServicePackages(db, query.type);
        const [first] = rows;
        return {
          results: {
            packages: rows.map(({ id, slug, title, summary, features, image, prices, dueMinutes }) => ({
              ...{ id, slug, title: title[language], summary: summary[language] },
              features: features.map((feature) => feature[language]),
              image: { name: image.name, alt: image.alt[language] },
              price: priceIn(prices, currency),
              due_minutes: dueMinutes,
            })),
            gst_pct: country === "in" ? (first?.gstPct ?? 0) : 0,
            refund_rule: first?.policy.missRemedy[language] ?? "",
          },
        };
      });
    },
  );
