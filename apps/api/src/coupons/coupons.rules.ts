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
  /** For packages of at least so many people; for all of them when null. */
  minDevotees: number | null;
  firstOrderOnly: boolean;
  /** How often one buyer may use it; as often as he likes when null. */
  perCustomer: number | null;
  startsAt: Date;
  /** Never, when null. */
  endsAt: Date | null;
}

/** What a coupon is held against. */
export interface CouponCase {
  /** What it would be taken off. */
  base: number;
  currency: Currency;
  /** How many people the package is for. */
  devotees: number;
  /** What this buyer has bought before: in all, and with this coupon. */
  before: { orders: number; uses: number };
  now: Date;
}

export type CouponVerdict =
  | { status: "applied"; discount: number }
  | {
      status: "refused";
      reason: "unknown" | "ended" | "below_minimum" | "other_package" | "first_order" | "used";
    };

/** A coupon leaves at least a tenth to pay: no gateway takes a payment of nothing. */
const mostOf = (base: number) => Math.floor((base * 9) / 10);

/** What `coupon` takes off, or why it does not. */
export function judgeCoupon(coupon: CouponTerms | undefined, about: CouponCase): CouponVerdict {
  const reason = whyNot(coupon, about);
  if (!coupon || reason) return { status: "refused", reason: reason ?? "unknown" };

  const { base, currency } = about;
  const asked =
    coupon.kind === "pct" ? Math.floor((base * (coupon.pct ?? 0)) / 100) : (coupon.flat?.[currency] ?? 0);
  const discount = Math.min(asked, coupon.cap?.[currency] ?? asked, mostOf(base));
  return { status: "applied", discount };
}

function whyNot(coupon: CouponTerms | undefined, { base, currency, devotees, before, now }: CouponCase) {
  if (!coupon || now < coupon.startsAt) return "unknown";
  if (coupon.endsAt && now >= coupon.endsAt) return "ended";
  if (coupon.minDevotees !== null && devotees < coupon.minDevotees) return "other_package";
  return spentBy(coupon, before) ?? (base < coupon.minTotal[currency] ? "below_minimum" : undefined);
}

/** Why a coupon is no longer for somebody; nothing where he has not used it up. */
export function spentBy(
  coupon: Pick<CouponTerms, "firstOrderOnly" | "perCustomer">,
  before: CouponCase["before"],
) {
  if (coupon.firstOrderOnly && before.orders > 0) return "first_order";
  return coupon.perCustomer !== null && before.uses >= coupon.perCustomer ? "used" : undefined;
}

/** How a code is compared: buyers type it in any case and with stray spaces. */
export const normaliseCode = (typed: string) => typed.trim().toUpperCase();
