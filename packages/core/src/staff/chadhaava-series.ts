import * as v from "valibot";
import { instant } from "../contract/primitives.ts";
import { filledText as text } from "./fields.ts";
import { pricesFrom } from "./prices.ts";
import { isUnique, missingForSale, pujaSeriesRow, ritualFields, slug, whole } from "./puja-series.ts";
import { readVersion } from "./versions.ts";

const quantity = whole(1, 1_000);

const offering = v.pipe(
  v.object({
    /** Names the offering in addresses and carts; it stays the same when the name changes. */
    key: slug,
    name: text(80),
    what_is_offered: text(400),
    /** What one of it is, such as a tray. */
    unit: text(40),
    prices: pricesFrom(1),
    /** A quantity is 0, or from `min_qty` to `max_qty` in steps of `step`. */
    step: quantity,
    min_qty: quantity,
    max_qty: quantity,
    /** The whole amount is passed on, as for food and fodder: never discounted, never taxed. */
    handed_on: v.boolean(),
    /** The contents of a combo; empty for a single offering. */
    holds: v.pipe(v.array(v.object({ key: slug, qty: quantity })), v.maxLength(12)),
    picture: slug,
    picture_alt: text(200),
  }),
  v.forward(
    v.check(
      ({ step, min_qty, max_qty }) => min_qty <= max_qty && (max_qty - min_qty) % step === 0,
      "out_of_step",
    ),
    ["max_qty"],
  ),
);

interface Offered {
  key: string;
  holds: readonly { key: string }[];
}
/** A combo has single offerings of the same chadhaava. */
function holdsWhatIsOffered(all: readonly Offered[]): boolean {
  const single = new Set(all.filter(({ holds }) => holds.length === 0).map(({ key }) => key));
  return all.every(({ holds }) => holds.every(({ key }) => single.has(key)));
}

const contentFields = {
  ...ritualFields,
  /** So many names are read out. */
  name_limit: whole(1, 20),
  offerings: v.pipe(
    v.array(offering),
    v.maxLength(20),
    v.check((all) => isUnique(all.map(({ key }) => key)), "not_allowed"),
    v.check((all) => holdsWhatIsOffered(all), "not_allowed"),
  ),
};

/** What staff write of a chadhaava. */
export const chadhaavaSeriesContent = v.object(contentFields);
export const updateChadhaavaSeriesRequest = v.intersect([chadhaavaSeriesContent, readVersion]);
export type ChadhaavaSeriesContent = v.InferOutput<typeof chadhaavaSeriesContent>;

export const createChadhaavaSeriesRequest = v.object({ slug, ...contentFields });

/** A chadhaava as staff see it: its content, whether it is on sale, and its coming dates. */
export const chadhaavaSeries = v.object({
  ...pujaSeriesRow.entries,
  ...contentFields,
  ...readVersion.entries,
  missing: v.array(missingForSale),
  dates: v.array(v.object({ id: v.string(), starts_at: instant })),
});
export type ChadhaavaSeries = v.InferOutput<typeof chadhaavaSeries>;
