import { ritualType } from "@aradhana/core/contract";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import * as v from "valibot";
import { isListed } from "../catalogue/is-listed.ts";
import type { Database } from "../db/database.ts";
import { datedLineOf } from "../lines/dated-lines.ts";
import type { OrderItemRow } from "../orders/orders.table.ts";

/** So many dates are offered to choose from. */
const OFFERED = 6;

/** The bookable dates of the same series after a moment, the next one first. */
export async function readLaterDates(
  db: Database,
  { kind, slug }: Pick<OrderItemRow, "kind" | "slug">,
  { after, now, only }: { after: Date; now: Date; only?: readonly string[] },
) {
  if (!v.is(ritualType, kind)) return [];
  const { dates, series } = datedLineOf[kind];
  return db
    .select({
      ...{ id: dates.id, startAt: dates.startAt, endAt: dates.endAt },
      ...{ cutoffAt: dates.cutoffAt, sankalpCutoffAt: dates.sankalpCutoffAt },
    })
    .from(dates)
    .innerJoin(series, eq(series.slug, dates.seriesSlug))
    .where(
      and(
        eq(dates.seriesSlug, slug),
        eq(dates.state, "published"),
        isListed({ dates, series }),
        gt(dates.startAt, after),
        gt(dates.cutoffAt, now),
        only && inArray(dates.id, [...only]),
      ),
    )
    .orderBy(asc(dates.startAt))
    .limit(OFFERED);
}
