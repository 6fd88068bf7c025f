import { pujaSeries, pujaSeriesParam } from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { datedLineOf } from "../../lines/dated-lines.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { notReady } from "../staff.errors.ts";
import { lockSeries, readMissing, readSeries } from "./puja-series.queries.ts";
import { setOnSale } from "./set-on-sale.ts";

/** Putting a puja on sale, and withdrawing it. Both are safe to repeat. */
export function pujaSaleRoutes({ db }: { db: Database }) {
  const owners = staffOnly(db, ["owner"]);
  return new Hono<AppEnv>()
    .post(
      "/pujaSeries/:slug/publish",
      staffDocumented({
        summary: "Puts a puja on sale with its next dates",
        results: pujaSeries,
        errorResponses: [notReady],
      }),
      owners,
      validated("param", pujaSeriesParam),
      async (c) => setSale(c, c.req.valid("param").slug, true),
    )
    .post(
      "/pujaSeries/:slug/withdraw",
      staffDocumented({
        summary: "Takes a puja with its dates from the shop; its orders stay valid",
        results: pujaSeries,
      }),
      owners,
      validated("param", pujaSeriesParam),
      async (c) => setSale(c, c.req.valid("param").slug, false),
    );

  async function setSale(c: Context<AppEnv>, slug: string, isOnSale: boolean) {
    const result = await db.transaction(async (tx) => {
      const row = await setOnSale(c, tx, sale, { slug, isOnSale });
      return readSeries(tx, row, c.var.clock());
    });
    return respond(c, result);
  }
}

const sale = { noun: "pujaSeries", line: datedLineOf.pooja, lock: lockSeries, readMissing };
