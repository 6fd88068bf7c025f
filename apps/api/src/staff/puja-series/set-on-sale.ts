import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { type RollingLine, rollSeries } from "../../catalogue/roll-dates.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { notReady } from "../staff.errors.ts";
import { stateOf } from "./sale.rules.ts";

/** The columns of a series that its sale needs. */
export interface SeriesRow {
  withdrawnAt: Date | null;
  datedUntil: Date | null;
}

export interface SaleParts<Row> {
  /** How the noun is named in addresses and in the log. */
  noun: string;
  line: RollingLine;
  /** Reads a series and locks it. */
  lock(tx: Database, slug: string): Promise<Row | undefined>;
  /** What it lacks for being on sale. */
  readMissing(tx: Database, row: Row): Promise<readonly string[]>;
}

/** Puts a series of any line on sale with its next dates, or withdraws it. Safe to repeat. Returns the series. */
export async function setOnSale<Row extends SeriesRow>(
  c: Context<AppEnv>,
  tx: Database,
  { noun, line, lock, readMissing }: SaleParts<Row>,
  { slug, isOnSale }: { slug: string; isOnSale: boolean },
): Promise<Row> {
  const at = c.var.clock();
  const before = await lock(tx, slug);
  if (!before) throw notFound();
  if ((before.withdrawnAt === null) === isOnSale) return before;
  const missing = isOnSale ? await readMissing(tx, before) : [];
  if (missing.length > 0) throw notReady({ details: { missing } });
  await tx
    .update(line.series)
    .set({ withdrawnAt: isOnSale ? null : at } as never)
    .where(eq(line.series.slug, slug));
  // Its dates need not wait for the hourly job.
  if (isOnSale) await rollSeries(tx, line, slug, at);
  const after = await lock(tx, slug);
  if (!after) throw new Error("the series was deleted");
  await logAction(tx, c, {
    ...{ action: `${noun}.${isOnSale ? "publish" : "withdraw"}`, subject: slug },
    before: { state: stateOf(before) },
    after: { state: stateOf(after) },
  });
  return after;
}
