import {
  createPujaSeriesRequest,
  type PujaSeries,
  pageQuery,
  pujaChoices,
  pujaSeries,
  pujaSeriesParam,
  pujaSeriesRow,
  updatePujaSeriesRequest,
} from "@aradhana/core/staff";
import { asc } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { series } from "../../pujas/series.table.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { changedMeanwhile, notReady, slugTaken } from "../staff.errors.ts";
import { readPujaChoices } from "./puja-choices.queries.ts";
import { createSeries, lockSeries, readSeries, updateSeries } from "./puja-series.queries.ts";
import { replaceContent } from "./replace-content.ts";
import { stateOf } from "./sale.rules.ts";

/** Pujas that take place again and again, as staff write them; see series-sale.routes.ts for their sale. */
export function pujaSeriesRoutes({ db }: { db: Database }) {
  const owners = staffOnly(db, ["owner"]);
  const readers = staffOnly(db, ["owner", "temple_desk", "support"]);
  return new Hono<AppEnv>()
    .get(
      "/pujaSeries",
      staffDocumented({ summary: "All pujas, drafts too", results: v.array(pujaSeriesRow) }),
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
        const results = rows.map(({ slug, title, templeId, occasion, ...row }) => ({
          ...{ slug, title, temple_id: templeId, occasion, state: stateOf(row) },
        }));
        return respond(c, results, { page, limit, total: await db.$count(series) });
      },
    )
    .get(
      "/pujaChoice",
      staffDocumented({ summary: "What the fields of a puja are chosen from", results: pujaChoices }),
      readers,
      async (c) => respond(c, await readPujaChoices(db)),
    )
    .get(
      "/pujaSeries/:slug",
      staffDocumented({ summary: "A puja with its coming dates", results: pujaSeries }),
      readers,
      validated("param", pujaSeriesParam),
      async (c) => {
        const row = await lockSeries(db, c.req.valid("param").slug);
        if (!row) throw notFound();
        return respond(c, await readSeries(db, row, c.var.clock()));
      },
    )
    .post(
      "/pujaSeries",
      staffDocumented({
        summary: "Creates a puja as a draft, which no visitor sees",
        status: 201,
        results: pujaSeries,
        errorResponses: [slugTaken],
      }),
      owners,
      validated("json", createPujaSeriesRequest),
      async (c) => {
        const { slug, ...content } = c.req.valid("json");
        const at = c.var.clock();
        const created = await db.transaction(async (tx) => {
          const row = await createSeries(tx, slug, content, at);
          if (!row) throw slugTaken();
          await logAction(tx, c, { action: "pujaSeries.create", subject: slug, after: { title: row.title } });
          return readSeries(tx, row, at);
        });
        return respond(c, created, {}, 201);
      },
    )
    .put(
      "/pujaSeries/:slug",
      staffDocumented({
        summary:
          "Replaces the content of a puja; its new packages and prices hold for dates added from now on",
        ...{ results: pujaSeries, errorResponses: [changedMeanwhile, notReady] },
      }),
      owners,
      validated("param", pujaSeriesParam),
      validated("json", updatePujaSeriesRequest),
      async (c) => {
        const { slug } = c.req.valid("param");
        const { version, ...content } = c.req.valid("json");
        const updated = await db.transaction((tx) =>
          replaceContent(c, tx, parts, { slug, version, content }),
        );
        return respond(c, updated);
      },
    );
}

const logged = ({ title, packages }: PujaSeries) => ({
  ...{ title, packages: packages.map(({ key, prices }) => ({ key, prices })) },
});
const parts = { noun: "pujaSeries", lock: lockSeries, read: readSeries, update: updateSeries, logged };
