import {
  type ChadhaavaSeries,
  chadhaavaSeries,
  createChadhaavaSeriesRequest,
  pageQuery,
  pujaSeriesParam,
  pujaSeriesRow,
  updateChadhaavaSeriesRequest,
} from "@aradhana/core/staff";
import { asc } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import { chadhaavaSeries as series } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { datedLineOf } from "../../lines/dated-lines.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { replaceContent } from "../puja-series/replace-content.ts";
import { seriesSaleRoutes } from "../puja-series/series-sale.routes.ts";
import { changedMeanwhile, notReady, slugTaken } from "../staff.errors.ts";
import {
  createSeries,
  lockSeries,
  readMissing,
  readSeries,
  rowOf,
  updateSeries,
} from "./chadhaava-series.queries.ts";

/** Chadhaavas as staff write them, and their sale. */
export function chadhaavaSeriesRoutes({ db }: { db: Database }) {
  const owners = staffOnly(db, ["owner"]);
  const readers = staffOnly(db, ["owner", "temple_desk", "support"]);
  return new Hono<AppEnv>()
    .get(
      "/chadhaavaSeries",
      staffDocumented({
        summary: "All chadhaavas, drafts and withdrawn ones too",
        results: v.array(pujaSeriesRow),
      }),
      readers,
      validated("query", pageQuery),
      async (c) => {
        const { page, limit } = c.req.valid("query");
        const rows = await db
          .select()
          .from(series)
          .orderBy(asc(series.slug))
          .limit(limit)
          .offset((page - 1) * limit);
        return respond(c, rows.map(rowOf), { page, limit, total: await db.$count(series) });
      },
    )
    .get(
      "/chadhaavaSeries/:slug",
      staffDocumented({ summary: "A chadhaava with its coming dates", results: chadhaavaSeries }),
      readers,
      validated("param", pujaSeriesParam),
      async (c) => {
        const row = await lockSeries(db, c.req.valid("param").slug);
        if (!row) throw notFound();
        return respond(c, await readSeries(db, row, c.var.clock()));
      },
    )
    .post(
      "/chadhaavaSeries",
      staffDocumented({
        ...{ summary: "Creates a chadhaava as a draft, which no visitor sees", status: 201 },
        ...{ results: chadhaavaSeries, errorResponses: [slugTaken] },
      }),
      owners,
      validated("json", createChadhaavaSeriesRequest),
      async (c) => {
        const { slug, ...content } = c.req.valid("json");
        const at = c.var.clock();
        const created = await db.transaction(async (tx) => {
          const row = await createSeries(tx, slug, content, at);
          if (!row) throw slugTaken();
          const after = { title: row.title };
          await logAction(tx, c, { action: "chadhaavaSeries.create", subject: slug, after });
          return readSeries(tx, row, at);
        });
        return respond(c, created, {}, 201);
      },
    )
    .put(
      "/chadhaavaSeries/:slug",
      staffDocumented({
        summary:
          "Replaces the content of a chadhaava; its offerings and prices apply at once, also to its coming dates",
        ...{ results: chadhaavaSeries, errorResponses: [changedMeanwhile, notReady] },
      }),
      owners,
      validated("param", pujaSeriesParam),
      validated("json", updateChadhaavaSeriesRequest),
      async (c) => {
        const { slug } = c.req.valid("param");
        const { version, ...content } = c.req.valid("json");
        const updated = await db.transaction((tx) =>
          replaceContent(c, tx, parts, { slug, version, content }),
        );
        return respond(c, updated);
      },
    )
    .route("/", seriesSaleRoutes({ db }, sale));
}

const logged = ({ title, offerings }: ChadhaavaSeries) => ({
  ...{ title, offerings: offerings.map(({ key, prices }) => ({ key, prices })) },
});
const parts = { noun: "chadhaavaSeries", lock: lockSeries, read: readSeries, update: updateSeries, logged };

const sale = {
  ...{ noun: "chadhaavaSeries", label: "a chadhaava", line: datedLineOf.chadhaava, results: chadhaavaSeries },
  ...{ lock: lockSeries, readMissing, read: readSeries },
};
