import { pujaSeriesParam } from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import type * as v from "valibot";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { notReady } from "../staff.errors.ts";
import { type SaleParts, type SeriesRow, setOnSale } from "./set-on-sale.ts";

/** The sale of the series of a line. */
export interface SeriesSale<Row extends SeriesRow, View extends object> extends SaleParts<Row> {
  /** For the documentation, such as "a puja". */
  label: string;
  results: v.GenericSchema<unknown, View>;
  read(tx: Database, row: Row, at: Date): Promise<View>;
}

/** Putting a series on sale, and withdrawing it. Both are safe to repeat. */
export function seriesSaleRoutes<Row extends SeriesRow, View extends object>(
  { db }: { db: Database },
  sale: SeriesSale<Row, View>,
) {
  const { noun, label, results } = sale;
  const owners = staffOnly(db, ["owner"]);
  return new Hono<AppEnv>()
    .post(
      `/${noun}/:slug/publish`,
      staffDocumented({
        summary: `Puts ${label} on sale with its next dates`,
        results,
        errorResponses: [notReady],
      }),
      owners,
      validated("param", pujaSeriesParam),
      async (c) => setSale(c, c.req.valid("param").slug, true),
    )
    .post(
      `/${noun}/:slug/withdraw`,
      staffDocumented({
        summary: `Takes ${label} with its dates from the shop; its orders stay valid`,
        results,
      }),
      owners,
      validated("param", pujaSeriesParam),
      async (c) => setSale(c, c.req.valid("param").slug, false),
    );

  async function setSale(c: Context<AppEnv>, slug: string, isOnSale: boolean) {
    const result = await db.transaction(async (tx) => {
      const row = await setOnSale(c, tx, sale, { slug, isOnSale });
      return sale.read(tx, row, c.var.clock());
    });
    return respond(c, result);
  }
}
