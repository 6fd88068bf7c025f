import {
  type ChadhaavaSeries,
  chadhaavaSeries,
  pageQuery,
  pujaSeriesParam,
  pujaSeriesRow,
} from "@aradhana/core/staff";
import { and, asc, eq, gt } from "drizzle-orm";
import { type Context, Hono } from "hono";
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
import { setOnSale } from "../puja-series/set-on-sale.ts";
import { notReady } from "../staff.errors.ts";

type Row = typeof series.$inferSelect;

/** The chadhaavas, their coming dates, and their sale. Their content comes with the catalogue. */
export function chadhaavaSeriesRoutes({ db }: { db: Database }) {
  const owners = staffOnly(db, ["owner"]);
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
    .post(
      "/chadhaavaSeries/:slug/publish",
      staffDocumented({
        summary: "Puts a chadhaava on sale with its next dates",
        results: chadhaavaSeries,
        errorResponses: [notReady],
      }),
      owners,
      validated("param", pujaSeriesParam),
      async (c) => setSale(c, c.req.valid("param").slug, true),
    )
    .post(
      "/chadhaavaSeries/:slug/withdraw",
      staffDocumented({
        summary: "Takes a chadhaava with its dates from the shop; its orders stay valid",
        results: chadhaavaSeries,
      }),
      owners,
      validated("param", pujaSeriesParam),
      async (c) => setSale(c, c.req.valid("param").slug, false),
    );

  async function setSale(c: Context<AppEnv>, slug: string, isOnSale: boolean) {
    const result = await db.transaction(async (tx) => {
      const row = await setOnSale(c, tx, sale, { slug, isOnSale });
      return read(tx, row, c.var.clock());
    });
    return respond(c, result);
  }
}

const sale = { noun: "chadhaavaSeries", line: datedLineOf.chadhaava, lock, readMissing };

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
