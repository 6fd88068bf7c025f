import type { Currency, RepeatFrequency } from "@aradhana/core/contract";
import { and, asc, eq, gt, gte } from "drizzle-orm";
import * as v from "valibot";
import type { DayRule } from "../../calendar/occasion-rule.ts";
import { type OccasionKey, occasionRules } from "../../calendar/occasion-rules.ts";
import { isListed } from "../../catalogue/is-listed.ts";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import type { NextDate, Repeats } from "../line.ts";
import { wantedChadhaava } from "./wanted-chadhaava.ts";

/** How a chadhaava can be repeated: weekly if it is on a weekday, monthly if its tithi comes every month. */
export function frequenciesOf(occasion: string | null, currency: Currency): RepeatFrequency[] {
  // Indian banks accept mandates in rupees only.
  const day: DayRule | false | undefined =
    occasion !== null && currency === "inr" && occasionRules[occasion as OccasionKey]?.day;
  if (!day) return [];
  if (day.kind === "weekday") return ["weekly", "monthly"];
  // A tithi on a certain weekday may not come for months.
  return day.weekday === undefined ? ["monthly"] : [];
}

export const repeatChadhaava: Repeats = {
  async readFrequencies(db, stored, currency) {
    const { chadhaavaId } = v.parse(wantedChadhaava, stored);
    const [found] = await db
      .select({ occasion: chadhaavaSeries.occasion })
      .from(chadhaavas)
      .innerJoin(chadhaavaSeries, eq(chadhaavaSeries.slug, chadhaavas.seriesSlug))
      .where(eq(chadhaavas.id, chadhaavaId));
    return found ? frequenciesOf(found.occasion, currency) : [];
  },

  async findNextDate(db, stored, { startsFrom, cutoffAfter }) {
    const wanted = v.parse(wantedChadhaava, stored);
    const [date] = await nextDates(db, wanted.chadhaavaId)
      .where(
        and(
          eq(chadhaavas.state, "published"),
          isListed({ dates: chadhaavas, series: chadhaavaSeries }),
          gte(chadhaavas.startAt, startsFrom),
          gt(chadhaavas.cutoffAt, cutoffAfter),
        ),
      )
      .orderBy(asc(chadhaavas.startAt))
      .limit(1);
    return date && toNextDate(wanted, date);
  },
};

/** The dates of the series to which a date belongs. */
function nextDates(db: Database, chadhaavaId: string) {
  const series = db
    .select({ slug: chadhaavas.seriesSlug })
    .from(chadhaavas)
    .where(eq(chadhaavas.id, chadhaavaId));
  return db
    .select({ id: chadhaavas.id, startsAt: chadhaavas.startAt, cutoffAt: chadhaavas.cutoffAt })
    .from(chadhaavas)
    .innerJoin(
      chadhaavaSeries,
      and(eq(chadhaavaSeries.slug, chadhaavas.seriesSlug), eq(chadhaavas.seriesSlug, series)),
    )
    .$dynamic();
}

function toNextDate(
  wanted: v.InferOutput<typeof wantedChadhaava>,
  { id, ...times }: { id: string; startsAt: Date; cutoffAt: Date },
): NextDate {
  const another: v.InferOutput<typeof wantedChadhaava> = { ...wanted, chadhaavaId: id };
  return { ...times, wanted: another };
}
