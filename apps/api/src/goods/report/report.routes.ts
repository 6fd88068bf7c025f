import { language, productId } from "@aradhana/core/contract";
import { Hono } from "hono";
import * as v from "valibot";
import type { CatalogueParts } from "../../catalogue/read-listing.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { createReadCache } from "../../http/create-read-cache.ts";
import { documented } from "../../http/documented.ts";
import { validated } from "../../http/validated.ts";
import { pictureNotFound } from "../../media/media.errors.ts";
import { drawReport } from "./draw-report.ts";
import { readSampleReport } from "./report.queries.ts";

/** Drawing one takes the time of many other requests, and the facts of a piece do not change. */
const CACHED_MS = 3_600_000;

/** The pictures of the sample shop's laboratory reports. */
export function reportRoutes({ db, clock }: Pick<CatalogueParts, "db" | "clock">) {
  const cached = createReadCache<string>({ clock, retentionMs: CACHED_MS });
  return new Hono<AppEnv>().get(
    "/report/:id",
    documented({
      tag: "goods",
      summary: "A picture of the report on a gem or a product of the sample shop, marked as a sample",
      type: "image/svg+xml",
      errorResponses: [pictureNotFound],
    }),
    validated("param", v.object({ id: productId })),
    validated("query", v.object({ lang: v.optional(language, "en") })),
    async (c) => {
      const { id } = c.req.valid("param");
      const { lang } = c.req.valid("query");
      const svg = await cached(`${id} ${lang}`, async () => {
        const facts = await readSampleReport(db, id, lang);
        if (!facts) throw pictureNotFound();
        return drawReport(facts, lang);
      });
      c.header("Content-Type", "image/svg+xml");
      c.header("Cache-Control", "public, max-age=86400");
      return c.body(svg);
    },
  );
}
