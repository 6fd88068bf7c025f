import type { Currency } from "@aradhana/core/contract";
import type { Prices } from "../money/prices.ts";

/** The terms of a coupon. Amounts are in minor units, one for each currency. */
export interface CouponTerms {
  code: string;
  kind: "pct" | "flat";
  /** For kind `pct`: the discount in percent. */
  pct: number | null;
  /** For kind `flat`: the discount. */
  flat: Prices | null;
  /** The maximum discount. */
  cap: Prices | null;
  minTotal: Prices;
  /** Only for packages of at least so many people. Null: for all packages. */
  minDevotees: number | null;
  firstOrderOnly: boolean;
  /** How often one buyer may use it. Null: without limit. */
  perCustomer: number | null;
  startsAt: Date;
  /** Exclusive. Null: it never ends. */
  endsAt: Date | null;
}

/** The purchase that a coupon is checked against. */
export interface CouponCase {
  /** The discountable amount, in minor units. */
  base: number;
  currency: Currency;
  /** How many people the package is for. */
  devotees: number;
  /** The buyer's earlier orders: all of them, and those with this coupon. */
  before: { orders: number; uses: number };
  now: Date;
}

export type CouponVerdict =
  | { status: "applied"; discount: number }
  | {
      status: "refused";
      reason: "unknown" | "ended" | "below_minimum" | "other_package" | "first_order" | "used";
    };

/** A tenth always remains to be paid, because payment gateways reject an amount of zero. */
const maxDiscountOf = (base: number) => Math.floor((base * 9) / 10);

/** The discount of `coupon`, or the reason why it does not apply. */
export function checkCoupon(coupon: CouponTerms | undefined, purchase: CouponCase): CouponVerdict {
  const reason = reasonAgainst(coupon, purchase);
  if (!coupon || reason) return { status: "refused", reason: reason ?? "unknown" };

  const { base, currency } = purchase;
  const nominal =
    coupon.kind === "pct" ? Math.floor((base * (coupon.pct ?? 0)) / 100) : (coupon.flat?.[currency] ?? 0);
  const discount = Math.min(nominal, coupon.cap?.[currency] ?? nominal, maxDiscountOf(base));
  return { status: "applied", discount };
}

function reasonAgainst(
  coupon: CouponTerms | undefined,
  { base, currency, devotees, before, now }: CouponCase,
) {
  if (!coupon || now < coupon.startsAt) return "unknown";
  if (coupon.endsAt && now >= coupon.endsAt) return "ended";
  if (coupon.minDevotees !== null && devotees < coupon.minDevotees) return "other_package";
  return exhaustedReason(coupon, before) ?? (base < coupon.minTotal[currency] ? "below_minimum" : undefined);
}

/** Why the buyer's earlier orders rule out a coupon; undefined if they do not. */
export function exhaustedReason(
  coupon: Pick<CouponTerms, "firstOrderOnly" | "perCustomer">,
  before: CouponCase["before"],
) {
  if (coupon.firstOrderOnly && before.orders > 0) return "first_order";
  return coupon.perCustomer !== null && before.uses >= coupon.perCustomer ? "used" : undefined;
}

/** Normalises a typed code: case and surrounding spaces do not matter. */
export const normaliseCode = (typed: string) => typed.trim().toUpperCase();
