import type { Currency } from "@aradhana/core/contract";
import { shareOf } from "@aradhana/core/money";
import {
  type CouponCase,
  type CouponTerms,
  type CouponVerdict,
  checkCoupon,
} from "../coupons/coupons.rules.ts";
import type { Text } from "../text/text.ts";

export interface PricedItem {
  kind: "package" | "offering" | "addon";
  id: string;
  title: Text;
  price: number;
  qty: number;
  /** Passed on in full (daan, dakshina): never discounted, never taxed. */
  handedOn: boolean;
}

/** The input of the price calculation. Amounts are minor units of `currency` and include tax. */
export interface PriceInput {
  currency: Currency;
  /** Services to buyers abroad are exports, taxed at zero. */
  abroad: boolean;
  /** A package, or offerings. */
  items: readonly PricedItem[];
  addons: readonly PricedItem[];
  /** The number of devotees, for the conditions of coupons. */
  devotees: number;
  dakshina: number;
  /** The postage of prasad; null if none is sent. */
  prasadFee: number | null;
  coupon?: { code: string; terms: CouponTerms | undefined; before: CouponCase["before"] };
  /** The percentage of items and add-ons that is our service, and the tax rate of that service. */
  servicePct: number;
  gstPct: number;
  now: Date;
}

export interface PricedLine {
  kind: PricedItem["kind"] | "dakshina" | "prasad";
  itemId: string | null;
  /** Null if the kind has a fixed title. */
  title: Text | null;
  qty: number;
  unitPrice: number;
  amount: number;
}

export interface Price {
  currency: Currency;
  lines: PricedLine[];
  totals: {
    items: number;
    addons: number;
    dakshina: number;
    shipping: number;
    discount: number;
    tax: number;
    grand: number;
  };
  split: {
    ritual: number;
    service: number;
    shipping: number;
    tax: { name: string; pct: number; amount: number }[];
  };
  coupon: ({ code: string } & CouponVerdict) | null;
}

const sum = (items: readonly PricedItem[]) => items.reduce((total, { price, qty }) => total + price * qty, 0);

/** The price of a booking and its split. All parts are integers that add up to `grand`. */
export function priceBooking(input: PriceInput): Price {
  const { currency, devotees, dakshina, prasadFee } = input;
  const lines = linesOf(input);

  const items = sum(input.items);
  const addons = sum(input.addons);
  const handedOn = sum([...input.items, ...input.addons].filter((each) => each.handedOn));
  const shipping = prasadFee ?? 0;

  const discountable = items + addons - handedOn;
  const couponResult =
    input.coupon &&
    checkCoupon(input.coupon.terms, {
      ...{ base: discountable, currency, now: input.now },
      ...{ devotees, before: input.coupon.before },
    });
  const discount = couponResult?.status === "applied" ? couponResult.discount : 0;
  const discounted = discountable - discount;

  // The ritual is exempt from tax; our service is taxed, and postage like it.
  const serviceWithTax = shareOf({ amount: discounted, currency }, input.servicePct).amount;
  const gstPct = input.abroad ? 0 : input.gstPct;
  const taxIn = (amount: number) => Math.round((amount * gstPct) / (100 + gstPct));
  const tax = taxIn(serviceWithTax + shipping);
  const shippingTax = taxIn(shipping);
  const grand = discounted + handedOn + dakshina + shipping;

  return {
    currency,
    lines,
    totals: { items, addons, dakshina, shipping, discount, tax, grand },
    split: {
      ritual: grand - serviceWithTax - shipping,
      service: serviceWithTax - (tax - shippingTax),
      shipping: shipping - shippingTax,
      tax: [{ name: "GST", pct: gstPct, amount: tax }],
    },
    coupon: input.coupon && couponResult ? { code: input.coupon.code, ...couponResult } : null,
  };
}

function linesOf({ items, addons, dakshina, prasadFee }: PriceInput): PricedLine[] {
  const single = (kind: "dakshina" | "prasad", price: number) => ({
    ...{ kind, itemId: null, title: null, qty: 1 },
    ...{ unitPrice: price, amount: price },
  });
  return [
    ...[...items, ...addons].map(({ kind, id, title, price, qty }) => ({
      ...{ kind, itemId: id, title, qty },
      ...{ unitPrice: price, amount: price * qty },
    })),
    ...(dakshina > 0 ? [single("dakshina", dakshina)] : []),
    ...(prasadFee === null ? [] : [single("prasad", prasadFee)]),
  ];
}
