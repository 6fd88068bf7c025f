import type { Currency } from "@aradhana/core/contract";
import { shareOf } from "@aradhana/core/money";
import {
  type CouponCase,
  type CouponTerms,
  type CouponVerdict,
  checkCoupon,
} from "../coupons/coupons.rules.ts";
import { taxIn } from "../money/tax-in.ts";
import type { Text } from "../text/text.ts";
import {
  addCodes,
  addTaxes,
  type CodeTax,
  type PlaceOfSupply,
  ritualShares,
  serviceShare,
  splitTax,
  type TaxedShare,
} from "./tax.rules.ts";

export interface PricedItem {
  kind: "package" | "offering" | "addon" | "product" | "gem" | "setting" | "energisation" | "service";
  id: string;
  title: Text;
  price: number;
  qty: number;
  /** Passed on in full (daan, dakshina): never discounted, never taxed. */
  handedOn: boolean;
  /** The HSN code of a good and its rate, on the whole price. Missing for a ritual, of which a share is taxed. */
  tax?: { code: string; pct: number };
}

/** The input of the price calculation. Amounts are minor units of `currency` and include tax. */
export interface PriceInput {
  currency: Currency;
  /** Services to buyers abroad and goods sent abroad are exports, taxed at zero. */
  abroad: boolean;
  /** Splits the tax into CGST and SGST, or IGST. */
  placeOfSupply?: PlaceOfSupply;
  /** A package, or offerings. */
  items: readonly PricedItem[];
  addons: readonly PricedItem[];
  /** The number of devotees, for the conditions of coupons. */
  devotees: number;
  dakshina: number;
  /** The postage of prasad; null if none is sent. */
  prasadFee: number | null;
  /** What sending the goods costs; null if there are none. */
  delivery?: { fee: number; code: string; pct: number } | null;
  coupon?: { code: string; terms: CouponTerms | undefined; before: CouponCase["before"] };
  /** The percentage of items and add-ons that is our service, and the tax rate of that service. */
  servicePct: number;
  gstPct: number;
  /** The code of a service that is not part of a ritual. */
  sac?: string | undefined;
  now: Date;
}

export interface PricedLine {
  kind: PricedItem["kind"] | "dakshina" | "prasad" | "delivery";
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
    /** The goods without their tax; missing without goods. */
    goods?: number;
    tax: { name: string; pct: number; amount: number }[];
  };
  /** The tax of goods and their delivery by code. */
  taxByCode?: CodeTax[];
  /** Missing in orders from before December 2026. */
  shares?: TaxedShare[];
  /** Of a cart: what each part costs, in the order of its parts. */
  parts?: { grand: number; tax: number; lines: number }[];
  coupon: ({ code: string } & CouponVerdict) | null;
}

const sum = (items: readonly PricedItem[]) => items.reduce((total, { price, qty }) => total + price * qty, 0);

/** The amount that a coupon can reduce. */
const discountableOf = ({ items, addons }: PriceInput): number =>
  sum([...items, ...addons].filter((each) => !each.handedOn));

/** The price of what is ordered together and its split. All parts are integers that add up to `grand`. */
export function priceBooking(...parts: readonly [PriceInput, ...PriceInput[]]): Price {
  const [{ currency, now, coupon }] = parts;
  const bases = parts.map(discountableOf);
  const base = bases.reduce((total, each) => total + each, 0);
  const couponResult =
    coupon &&
    checkCoupon(coupon.terms, {
      ...{ base, currency, now, before: coupon.before },
      devotees: Math.max(...parts.map(({ devotees }) => devotees)),
    });
  const discounts = shareOut(couponResult?.status === "applied" ? couponResult.discount : 0, bases);
  const prices = parts.map((part, i) =>
    (isOfGoods(part) ? priceGoods : priceRitual)(part, discounts[i] ?? 0),
  );
  return {
    ...addPrices(prices),
    coupon: coupon && couponResult ? { code: coupon.code, ...couponResult } : null,
  };
}

const isOfGoods = ({ items }: PriceInput): boolean => items.some(({ tax }) => tax !== undefined);

type PartPrice = Omit<Price, "coupon" | "parts">;

function addPrices(prices: readonly PartPrice[]): PartPrice & Pick<Price, "parts"> {
  const [first, ...others] = prices;
  if (!first) throw new Error("there is nothing to price");
  if (others.length === 0) return first;
  const add = <Key extends string>(read: (price: PartPrice) => Partial<Record<Key, number>>, key: Key) =>
    prices.reduce((total, price) => total + (read(price)[key] ?? 0), 0);
  const total = (key: keyof Price["totals"]) => add(({ totals }) => totals, key);
  const share = (key: "ritual" | "service" | "shipping" | "goods") => add(({ split }) => split, key);
  const taxByCode = prices.flatMap((price) => price.taxByCode ?? []);
  return {
    currency: first.currency,
    lines: prices.flatMap(({ lines }) => lines),
    totals: {
      ...{ items: total("items"), addons: total("addons"), dakshina: total("dakshina") },
      ...{
        shipping: total("shipping"),
        discount: total("discount"),
        tax: total("tax"),
        grand: total("grand"),
      },
    },
    split: {
      ...{ ritual: share("ritual"), service: share("service"), shipping: share("shipping") },
      ...(taxByCode.length > 0 && { goods: share("goods") }),
      tax: addTaxes(prices.flatMap(({ split }) => split.tax)),
    },
    ...(taxByCode.length > 0 && { taxByCode: addCodes(taxByCode) }),
    shares: prices.flatMap(({ shares = [] }, part) => shares.map((share) => ({ ...share, part }))),
    parts: prices.map(({ totals: { grand, tax }, lines }) => ({ grand, tax, lines: lines.length })),
  };
}

/** A ritual is exempt from tax; our service is taxed, and postage like it. */
function priceRitual(input: PriceInput, discount: number): PartPrice {
  const { currency, dakshina, prasadFee } = input;
  const items = sum(input.items);
  const addons = sum(input.addons);
  const handedOn = sum([...input.items, ...input.addons].filter((each) => each.handedOn));
  const shipping = prasadFee ?? 0;
  const discounted = items + addons - handedOn - discount;
  const serviceWithTax = shareOf({ amount: discounted, currency }, input.servicePct).amount;
  const gstPct = input.abroad ? 0 : input.gstPct;
  const tax = taxIn(serviceWithTax + shipping, gstPct);
  const shippingTax = taxIn(shipping, gstPct);
  const grand = discounted + handedOn + dakshina + shipping;
  const split = {
    ritual: grand - serviceWithTax - shipping,
    service: serviceWithTax - (tax - shippingTax),
    shipping: shipping - shippingTax,
    tax: splitTax(tax, gstPct, input.abroad ? undefined : input.placeOfSupply),
  };
  const serviceTax = { pct: gstPct, amount: tax };

  return {
    currency,
    lines: linesOf(input),
    totals: { items, addons, dakshina, shipping, discount, tax, grand },
    split,
    shares: input.sac
      ? [serviceShare(input, input.sac, { ...serviceTax, service: split.service })]
      : ritualShares(split, { ...serviceTax, shippingTax }),
  };
}

/** Goods are taxed on their whole price, each by its code. */
function priceGoods(input: PriceInput, discount: number): PartPrice {
  const { currency, abroad, delivery } = input;
  const all = [...input.items, ...input.addons];
  const amounts = all.map(({ price, qty }) => price * qty);
  const discounts = shareOut(discount, amounts);
  const taxed = all.map(({ tax = { code: "", pct: 0 } }, i) => ({
    ...{ code: tax.code, pct: abroad ? 0 : tax.pct, amount: (amounts[i] ?? 0) - (discounts[i] ?? 0) },
  }));
  const sent = delivery && { ...delivery, pct: abroad ? 0 : delivery.pct, amount: delivery.fee };
  const taxByCode = addCodes(
    [...taxed, ...(sent ? [sent] : [])].flatMap(({ code, pct, amount }) =>
      splitTax(taxIn(amount, pct), pct, abroad ? "other_state" : input.placeOfSupply).map((part) => ({
        ...{ ...part, code, base: amount - taxIn(amount, pct) },
      })),
    ),
  );
  const tax = taxByCode.reduce((total, each) => total + each.amount, 0);
  const shipping = delivery?.fee ?? 0;
  const shippingTax = sent ? taxIn(sent.amount, sent.pct) : 0;
  const items = sum(input.items);
  const addons = sum(input.addons);
  const grand = items + addons - discount + shipping;
  return {
    currency,
    lines: linesOf(input),
    totals: { items, addons, dakshina: 0, shipping, discount, tax, grand },
    split: {
      ...{ ritual: 0, service: 0, shipping: shipping - shippingTax },
      goods: grand - shipping - (tax - shippingTax),
      tax: addTaxes(taxByCode),
    },
    taxByCode,
    shares: [
      ...taxed.map(({ code, pct, amount }, i) => ({
        ...{ part: 0, kind: "goods" as const, title: all[i]?.title ?? null, qty: all[i]?.qty ?? 1 },
        ...{ code, pct, base: amount - taxIn(amount, pct), tax: taxIn(amount, pct) },
      })),
      ...(sent && sent.amount > 0
        ? [
            {
              ...{ part: 0, kind: "delivery" as const, title: null, qty: 1, code: sent.code, pct: sent.pct },
              ...{ base: sent.amount - shippingTax, tax: shippingTax },
            },
          ]
        : []),
    ],
  };
}

/** Divides a whole number in proportion to the weights; the parts add up to it. */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  let weightLeft = weights.reduce((total, weight) => total + weight, 0);
  let left = whole;
  return weights.map((weight) => {
    const share = weightLeft === 0 ? 0 : Math.round((left * weight) / weightLeft);
    weightLeft -= weight;
    left -= share;
    return share;
  });
}

function linesOf({ items, addons, dakshina, prasadFee, delivery }: PriceInput): PricedLine[] {
  const single = (kind: "dakshina" | "prasad" | "delivery", price: number) => ({
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
    ...(delivery ? [single("delivery", delivery.fee)] : []),
  ];
}
