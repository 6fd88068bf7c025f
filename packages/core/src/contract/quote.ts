import * as v from "valibot";
import { quoteProblemCodes } from "./error-codes.ts";
import { gstin } from "./gstin.ts";
import {
  addonId,
  count,
  countryCode,
  dialCode,
  instant,
  language,
  money,
  oneLine,
  orderId,
  packageId,
  poojaId,
  quoteId,
  reservationId,
} from "./primitives.ts";

/** Letters and marks of any script, space and . ' -, beginning with a letter. */
export const nameShape = /^[\p{L}\p{M}](?:[\p{L}\p{M} .'’-]|\u200c|\u200d)*$/u;

/** A person's name, 2 to 60 characters. */
export const personName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2, "too_short"),
  v.maxLength(60, "too_long"),
  v.regex(nameShape, "characters"),
);

/** A number as it was typed; the server checks it by the rule of its dial code (ruling D1). */
export const phone = v.object({ dial_code: dialCode, number: v.pipe(v.string(), v.trim(), v.maxLength(20)) });
export type Phone = v.InferOutput<typeof phone>;

/** The most characters of each line of an address. */
export const addressLengths = {
  line1: 120,
  line2: 120,
  landmark: 80,
  city: 60,
  district: 60,
  state: 60,
} as const;

/** Where goods or prasad go, or whom the invoice is for. `postcode` is a PIN in India; abroad it may be empty where a country has none. */
export const address = v.object({
  name: personName,
  country_code: countryCode,
  postcode: oneLine(12),
  line1: v.pipe(oneLine(addressLengths.line1), v.minLength(3, "too_short")),
  line2: v.optional(oneLine(addressLengths.line2), ""),
  landmark: v.optional(oneLine(addressLengths.landmark), ""),
  city: v.pipe(oneLine(addressLengths.city), v.minLength(2, "too_short")),
  district: v.optional(oneLine(addressLengths.district), ""),
  state: v.optional(oneLine(addressLengths.state), ""),
});
export type Address = v.InferOutput<typeof address>;

/** The name under which a business is registered may have digits and signs. */
export const businessName = v.pipe(oneLine(100), v.minLength(2, "too_short"));

/** The business that an invoice is for, which claims the tax of it. */
export const business = v.object({ gstin, name: businessName });
export type Business = v.InferOutput<typeof business>;

export const chosenAddon = v.object({
  id: addonId,
  qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
});

export const quoteRequest = v.object({
  pooja_id: poojaId,
  package_id: packageId,
  addons: v.optional(v.pipe(v.array(chosenAddon), v.maxLength(30)), []),
  /** Voluntary, minor units of the quote's currency. */
  dakshina: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)), 0),
  coupon: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(24))), null),
  country_code: v.optional(countryCode, "in"),
  lang: v.optional(language, "en"),
  /** Whether the prasad of the package is to be sent. */
  prasad: v.optional(v.boolean(), true),
  /** Where prasad would go; without it shipping is quoted for `country_code`. */
  ship_to: v.optional(v.nullable(countryCode), null),
  /** The caller's reservation: the puja is not sold out for them, and the same booking has the reserved price. */
  reservation_id: v.optional(v.nullable(reservationId), null),
});
export type QuoteRequest = v.InferInput<typeof quoteRequest>;

export const orderLine = v.object({
  kind: v.picklist([
    "package",
    "offering",
    "addon",
    "dakshina",
    "prasad",
    "product",
    "gem",
    "setting",
    "energisation",
    "delivery",
    "service",
  ]),
  item_id: v.nullable(v.string()),
  title: v.string(),
  qty: count,
  unit_price: money,
  amount: money,
});
export type OrderLine = v.InferOutput<typeof orderLine>;

/** Every amount includes its tax; `tax` says how much of `grand` that is. */
export const totals = v.object({
  items: money,
  addons: money,
  dakshina: money,
  shipping: money,
  discount: money,
  tax: money,
  grand: money,
});
export type Totals = v.InferOutput<typeof totals>;

/** How `grand` divides into the ritual itself, our service, postage, and tax on service and postage. */
export const priceSplit = v.object({
  ritual: money,
  service: money,
  shipping: money,
  /** The goods without their tax, where there are any. */
  goods: v.optional(money),
  tax: v.array(v.object({ name: v.string(), pct: v.number(), amount: money })),
});
export type PriceSplit = v.InferOutput<typeof priceSplit>;

export const quoteProblem = v.object({
  code: v.picklist(quoteProblemCodes),
  message: v.string(),
  item_id: v.nullable(v.string()),
  /** With `reserved_for_you`: the caller's unpaid order that holds it. */
  order_id: v.optional(orderId),
});

export const quote = v.object({
  quote_id: quoteId,
  expires_at: instant,
  lines: v.array(orderLine),
  totals,
  split: priceSplit,
  coupon: v.nullable(
    v.object({ code: v.string(), status: v.picklist(["applied", "refused"]), message: v.string() }),
  ),
  /** Why this quote cannot become an order; empty when it can. */
  problems: v.array(quoteProblem),
  /** When the named reservation of this place expires; null without one. */
  held_until: v.nullable(instant),
  /** Whether its order needs an address: something is sent, or the invoice has to name the recipient's (rule 46). */
  needs_address: v.boolean(),
  /** Whether something is sent; if not, the address is for the invoice alone. */
  is_sent: v.boolean(),
});
export type Quote = v.InferOutput<typeof quote>;
