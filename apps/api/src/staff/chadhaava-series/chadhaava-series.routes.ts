import {
  type ChadhaavaSeries,
  chadhaavaSeries,
  pageQuery,
  pujaSeriesParam,
  pujaSeriesRow,
} from "@aradhana/core/staff";
import { and, asc, eq, gt } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { offerings } from "../../chadhaava/offerings.table.ts";
import { chadhaavaSeries as series } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { datedLineOf } from "../../lines/dated-lines.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { hasTemplePlace } from "../puja-series/puja-series.queries.ts";
import { missingOf, stateOf } from "../puja-series/sale.rules.ts";
import { seriesSaleRoutes } from "../puja-series/series-sale.routes.ts";

type Row = typeof series.$inferSelect;

/** The chadhaavas, their coming dates, and their sale. Their content comes with the catalogue. */
export function chadhaavaSeriesRoutes({ db }: { db: Database }) {
  const readers = staffOnly(db, ["owner", "temple_desk", "support"]);
  return new Hono<AppEnv>()
    .get(
      "/chadhaavaSeries",
      staffDocumented({ summary: "All chadhaavas, withdrawn ones too", results: v.array(pujaSeriesRow) }),
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
        const row = await lock(db, c.req.valid("param").slug);
        if (!row) throw notFound();
        return respond(c, await read(db, row, c.var.clock()));
      },
    )
    .route("/", seriesSaleRoutes({ db }, sale));
}

const sale = {
  ...{ noun: "chadhaavaSeries", label: "a chadhaava", line: datedLineOf.chadhaava, results: chadhaavaSeries },
  ...{ lock, readMissing, read },
};

async function lock(tx: Database, slug: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(series).where(eq(series.slug, slug)).for("update");
  return row;
}

async function readMissing(tx: Database, row: Row) {
  const hasPlace = await hasTemplePlace(tx, row.templeId);
  const isOffered = (await tx.$count(offerings, eq(offerings.seriesSlug, row.slug))) > 0;
  return missingOf(row, { hasPlace, sold: { offerings: isOffered } });
}

const rowOf = (row: Row) => ({
  ...{ slug: row.slug, title: row.title, temple_id: row.templeId, occasion: row.occasion },
  state: stateOf(row),
});

async function read(db: Database, row: Row, at: Date): Promise<ChadhaavaSeries> {
  const isComing = and(
    eq(chadhaavas.seriesSlug, row.slug),
    gt(chadhaavas.startAt, at),
    eq(chadhaavas.state, "published"),
  );
  const dates = await db.select().from(chadhaavas).where(isComing).orderBy(asc(chadhaavas.startAt)).limit(20);
  return {
    ...rowOf(row),
    missing: await readMissing(db, row),
    dates: dates.map(({ id, startAt }) => ({ id, starts_at: startAt.toISOString() })),
  };
}
