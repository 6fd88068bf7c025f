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
  /** Handed on whole (daan, dakshina): never discounted, never taxed. */
  handedOn: boolean;
}

/** All a price depends on. Amounts are minor units of `currency`, tax included. */
export interface PriceInput {
  currency: Currency;
  /** Services to buyers abroad are exports, taxed at zero. */
  abroad: boolean;
  /** What the booking is of: a package, or offerings. */
  items: readonly PricedItem[];
  addons: readonly PricedItem[];
  /** How many people it is for, as coupons look at it. */
  devotees: number;
  dakshina: number;
  /** What sending the prasad costs; null where none is sent. */
  prasadFee: number | null;
  coupon?: { code: string; terms: CouponTerms | undefined; before: CouponCase["before"] };
  /** Of items and add-ons: how much is our service, and the tax within it. */
  servicePct: number;
  gstPct: number;
  now: Date;
}

export interface PricedLine {
  kind: PricedItem["kind"] | "dakshina" | "prasad";
  itemId: string | null;
  /** Null where the kind says it all. */
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
  split: { ritual: number; service: number; tax: { name: string; pct: number; amount: number }[] };
  coupon: ({ code: string } & CouponVerdict) | null;
}

const sum = (items: readonly PricedItem[]) => items.reduce((total, { price, qty }) => total + price * qty, 0);

/** The price of a booking and how it divides; every part is whole and the parts make exactly `grand`. */
export function priceBooking(input: PriceInput): Price {
  const { currency, devotees, dakshina, prasadFee } = input;
  const lines = linesOf(input);

  const items = sum(input.items);
  const addons = sum(input.addons);
  const handedOn = sum([...input.items, ...input.addons].filter((each) => each.handedOn));
  const shipping = prasadFee ?? 0;

  const discountable = items + addons - handedOn;
  const verdict =
    input.coupon &&
    checkCoupon(input.coupon.terms, {
      ...{ base: discountable, currency, now: input.now },
      ...{ devotees, before: input.coupon.before },
    });
  const discount = verdict?.status === "applied" ? verdict.discount : 0;
  const shared = discountable - discount;

  // The ritual is exempt, our service is not, and sending prasad is service through and through.
  const serviceWithTax = shareOf({ amount: shared, currency }, input.servicePct).amount + shipping;
  const gstPct = input.abroad ? 0 : input.gstPct;
  const tax = Math.round((serviceWithTax * gstPct) / (100 + gstPct));
  const grand = shared + handedOn + dakshina + shipping;

  return {
    currency,
    lines,
    totals: { items, addons, dakshina, shipping, discount, tax, grand },
    split: {
      ritual: grand - serviceWithTax,
      service: serviceWithTax - tax,
      tax: [{ name: "GST", pct: gstPct, amount: tax }],
    },
    coupon: input.coupon && verdict ? { code: input.coupon.code, ...verdict } : null,
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
