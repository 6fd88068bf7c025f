import * as v from "valibot";
import { instant } from "../contract/primitives.ts";
import { pricesFrom } from "./prices.ts";

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const code = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,24}$/));

const discount = v.variant("kind", [
  v.object({ kind: v.literal("pct"), pct: whole(1, 90), cap: v.nullable(pricesFrom(1)) }),
  v.object({ kind: v.literal("flat"), flat: pricesFrom(1) }),
]);

/** A discount code as staff see it. Amounts are in minor units, one for each currency. */
export const staffCoupon = v.object({
  code,
  discount,
  min_total: pricesFrom(0),
  starts_at: instant,
  /** Exclusive; null if it never ends. */
  ends_at: v.nullable(instant),
  /** Only for packages of at least so many people; null for all packages. */
  min_devotees: v.nullable(whole(1, 100)),
  first_order_only: v.boolean(),
  /** How often one buyer may use it; null for no limit. */
  per_customer: v.nullable(whole(1, 1_000)),
});
export type StaffCoupon = v.InferOutput<typeof staffCoupon>;

/** A code cannot be changed later, only ended: orders refer to its terms. */
export const createCouponRequest = v.pipe(
  staffCoupon,
  v.forward(
    v.check(
      ({ starts_at, ends_at }) => ends_at === null || Date.parse(ends_at) > Date.parse(starts_at),
      "too_early",
    ),
    ["ends_at"],
  ),
);

export const couponCodeParam = v.object({ code });
