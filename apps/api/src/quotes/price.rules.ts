import type { Currency } from "@aradhana/core/contract";
import {
  type CouponCase,
  type CouponTerms,
  type CouponVerdict,
  judgeCoupon,
} from "../coupons/coupons.rules.ts";
import type { Text } from "../text/text.ts";

export interface PricedAddon {
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
  package: { id: string; title: Text; price: number; devotees: number };
  addons: readonly PricedAddon[];
  dakshina: number;
  /** What sending the prasad costs; null where none is sent. */
  prasadFee: number | null;
  coupon?: { code: string; terms: CouponTerms | undefined; before: CouponCase["before"] };
  /** Of package and add-ons: how much is our service, and the tax within it. */
  servicePct: number;
  gstPct: number;
  now: Date;
}

export interface PricedLine {
  kind: "package" | "addon" | "dakshina" | "prasad";
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

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The price of a booking and how it divides; every part is whole and the parts make exactly `grand`. */
export function priceBooking(input: PriceInput): Price {
  const { currency, package: chosen, addons, dakshina, prasadFee } = input;
  const lines = linesOf(input);

  const items = chosen.price;
  const addonsTotal = sum(addons.map(({ price, qty }) => price * qty));
  const handedOn = sum(addons.filter((addon) => addon.handedOn).map(({ price, qty }) => price * qty));
  const shipping = prasadFee ?? 0;

  const discountable = items + addonsTotal - handedOn;
  const verdict =
    input.coupon &&
    judgeCoupon(input.coupon.terms, {
      ...{ base: discountable, currency, now: input.now },
      ...{ devotees: chosen.devotees, before: input.coupon.before },
    });
  const discount = verdict?.status === "applied" ? verdict.discount : 0;
  const shared = discountable - discount;

  // The rite is exempt, our service is not, and sending prasad is service through and through.
  const serviceWithTax = Math.round((shared * input.servicePct) / 100) + shipping;
  const gstPct = input.abroad ? 0 : input.gstPct;
  const tax = Math.round((serviceWithTax * gstPct) / (100 + gstPct));
  const grand = shared + handedOn + dakshina + shipping;

  return {
    currency,
    lines,
    totals: { items, addons: addonsTotal, dakshina, shipping, discount, tax, grand },
    split: {
      ritual: grand - serviceWithTax,
      service: serviceWithTax - tax,
      tax: [{ name: "GST", pct: gstPct, amount: tax }],
    },
    coupon: input.coupon && verdict ? { code: input.coupon.code, ...verdict } : null,
  };
}

function linesOf({ package: chosen, addons, dakshina, prasadFee }: PriceInput): PricedLine[] {
  const single = (kind: PricedLine["kind"], itemId: string | null, title: Text | null, price: number) => ({
    kind,
    itemId,
    title,
    qty: 1,
    unitPrice: price,
    amount: price,
  });
  return [
    single("package", chosen.id, chosen.title, chosen.price),
    ...addons.map(({ id, title, price, qty }) => ({
      kind: "addon" as const,
      itemId: id,
      title,
      qty,
      unitPrice: price,
      amount: price * qty,
    })),
    ...(dakshina > 0 ? [single("dakshina", null, null, dakshina)] : []),
    ...(prasadFee === null ? [] : [single("prasad", null, null, prasadFee)]),
  ];
}
