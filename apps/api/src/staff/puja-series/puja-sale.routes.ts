import { pujaSeries, pujaSeriesParam } from "@aradhana/core/staff";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { rollSeries } from "../../catalogue/roll-dates.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { datedLineOf } from "../../lines/dated-lines.ts";
import { series } from "../../pujas/series.table.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { notReady } from "../staff.errors.ts";
import { lockSeries, readMissing, readSeries } from "./puja-series.queries.ts";
import { stateOf } from "./sale.rules.ts";

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
      async (c) => setWithdrawn(c, c.req.valid("param").slug, null),
    )
    .post(
      "/pujaSeries/:slug/withdraw",
      staffDocumented({
        summary: "Takes a puja with its dates from the shop; its orders stay valid",
        results: pujaSeries,
      }),
      owners,
      validated("param", pujaSeriesParam),
      async (c) => setWithdrawn(c, c.req.valid("param").slug, c.var.clock()),
    );

  async function setWithdrawn(c: Context<AppEnv>, slug: string, withdrawnAt: Date | null) {
    const at = c.var.clock();
    const result = await db.transaction(async (tx) => {
      const before = await lockSeries(tx, slug);
      if (!before) throw notFound();
      if ((before.withdrawnAt === null) === (withdrawnAt === null)) return readSeries(tx, before, at);
      const missing = withdrawnAt === null ? await readMissing(tx, before) : [];
      if (missing.length > 0) throw notReady({ details: { missing } });
      await tx.update(series).set({ withdrawnAt }).where(eq(series.slug, slug));
      // Its dates need not wait for the hourly job.
      if (withdrawnAt === null) await rollSeries(tx, datedLineOf.pooja, slug, at);
      const after = await lockSeries(tx, slug);
      if (!after) throw new Error("the series was deleted");
      await logAction(tx, c, {
        ...{ action: withdrawnAt === null ? "pujaSeries.publish" : "pujaSeries.withdraw", subject: slug },
        before: { state: stateOf(before) },
        after: { state: stateOf(after) },
      });
      return readSeries(tx, after, at);
    });
    return respond(c, result);
  }
}
