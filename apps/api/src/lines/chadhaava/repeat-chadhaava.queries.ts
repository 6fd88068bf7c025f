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
import { chadhaavaInput } from "./chadhaava-input.ts";

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
    const { chadhaavaId } = v.parse(chadhaavaInput, stored);
    const [found] = await db
      .select({ occasion: chadhaavaSeries.occasion })
      .from(chadhaavas)
      .innerJoin(chadhaavaSeries, eq(chadhaavaSeries.slug, chadhaavas.seriesSlug))
      .where(eq(chadhaavas.id, chadhaavaId));
    return found ? frequenciesOf(found.occasion, currency) : [];
  },

  async findNextDate(db, stored, { startsFrom, cutoffAfter }) {
    const requested = v.parse(chadhaavaInput, stored);
    const [date] = await nextDates(db, requested.chadhaavaId)
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
    return date && toNextDate(requested, date);
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
  requested: v.InferOutput<typeof chadhaavaInput>,
  { id, ...times }: { id: string; startsAt: Date; cutoffAt: Date },
): NextDate {
  const another: v.InferOutput<typeof chadhaavaInput> = { ...requested, chadhaavaId: id };
  return { ...times, requested: another };
}
