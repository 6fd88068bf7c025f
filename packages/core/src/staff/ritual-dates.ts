import * as v from "valibot";
import { chadhaavaId, count, instant, poojaId, ritualType } from "../contract/primitives.ts";
import { filledText } from "./fields.ts";
import { pageQuery } from "./page.ts";
import { pricesFrom } from "./prices.ts";

export const ritualDateParam = v.object({ id: v.union([poojaId, chadhaavaId]) });

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80));

export const ritualDatesQuery = v.object({
  ...pageQuery.entries,
  type: v.optional(ritualType),
  series_id: v.optional(slug),
});

/** One date of a puja or chadhaava. */
export const ritualDate = v.object({
  id: v.string(),
  type: ritualType,
  series_id: v.string(),
  title: filledText(200),
  state: v.picklist(["draft", "published", "cancelled"]),
  starts_at: instant,
  cutoff_at: instant,
  /** Paid orders that are not performed yet. */
  orders: count,
  performed: count,
  /** Each date has packages of its own; a chadhaava has none. */
  packages: v.array(v.object({ id: v.string(), name: filledText(60), prices: pricesFrom(1) })),
});
export type RitualDate = v.InferOutput<typeof ritualDate>;

export const movedDate = v.object({ starts_at: instant });

export const ritualDatePrices = v.object({
  packages: v.pipe(
    v.array(v.object({ id: v.string(), prices: pricesFrom(1) })),
    v.minLength(1),
    v.maxLength(12),
  ),
});
