import type { Currency } from "@aradhana/core/contract";
import type { Prices } from "../money/prices.ts";

/** What a coupon promises. Amounts are minor units, one for each price list. */
export interface CouponTerms {
  code: string;
  kind: "pct" | "flat";
  /** Of kind `pct`: the share taken off, in percent. */
  pct: number | null;
  /** Of kind `flat`: the amount taken off. */
  flat: Prices | null;
  /** The most it takes off. */
  cap: Prices | null;
  minTotal: Prices;
  startsAt: Date;
  endsAt: Date;
}

export type CouponVerdict =
  | { status: "applied"; discount: number }
  | { status: "refused"; reason: "unknown" | "ended" | "below_minimum" };

/** A coupon leaves at least a tenth to pay: no gateway takes a payment of nothing. */
const mostOf = (base: number) => Math.floor((base * 9) / 10);

/** What `coupon` takes off `base`, or why it does not. */
export function judgeCoupon(
  coupon: CouponTerms | undefined,
  base: number,
  currency: Currency,
  now: Date,
): CouponVerdict {
  if (!coupon || now < coupon.startsAt) return { status: "refused", reason: "unknown" };
  if (now >= coupon.endsAt) return { status: "refused", reason: "ended" };
  if (base < coupon.minTotal[currency]) return { status: "refused", reason: "below_minimum" };

  const asked =
    coupon.kind === "pct" ? Math.floor((base * (coupon.pct ?? 0)) / 100) : (coupon.flat?.[currency] ?? 0);
  const discount = Math.min(asked, coupon.cap?.[currency] ?? asked, mostOf(base));
  return { status: "applied", discount };
}

/** How a code is compared: buyers type it in any case and with stray spaces. */
export const normaliseCode = (typed: string) => typed.trim().toUpperCase();
