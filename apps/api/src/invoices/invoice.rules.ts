import type { Address, Business, Currency } from "@aradhana/core/contract";
import * as v from "valibot";
import { isoDate, localDayOf } from "../calendar/local-day.ts";
import { stateOfSupply } from "../delivery/delivery.rules.ts";
import type { StateCode } from "../geo/postal-circles.ts";
import { states } from "../geo/postal-circles.ts";
import type { Price } from "../quotes/price.rules.ts";
import { placeOfSupplyIn, ritualShares, splitTax, type TaxedShare } from "../quotes/tax.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { gstStates } from "./gst-states.ts";

/** The financial year of India at an instant, April to March: "26-27". */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = isoDate(localDayOf(at)).split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, "0")).join("-");
}

/** The number of an invoice: at most 16 characters, unique in its financial year (rule 46 of the CGST Rules). */
export const invoiceNumber = (year: string, serial: number): string =>
  `AR/${year}/${String(serial).padStart(6, "0")}`;

const text = v.object({ en: v.string(), hi: v.string() });
const amount = v.pipe(v.number(), v.safeInteger());

/** What an invoice says, as it is stored. Amounts are minor units of `currency`. */
export const invoiceFacts = v.object({
  supplier: v.object({ legalName: text, address: text, gstin: v.string() }),
  recipient: v.object({
    name: v.nullable(v.string()),
    address: v.array(v.string()),
    /** Of a business. Missing in invoices from before December 2026. */
    gstin: v.optional(v.string()),
  }),
  /** The state with its GST code; null for an export. */
  placeOfSupply: v.nullable(v.object({ code: v.string(), name: text })),
  /** ISO code of the country, of an export under a letter of undertaking. */
  export: v.nullable(v.object({ country: v.string(), lut: v.string() })),
  currency: v.picklist(["inr", "usd", "eur"]),
  lines: v.array(
    v.object({
      title: text,
      code: v.string(),
      qty: amount,
      pct: v.number(),
      base: amount,
      taxes: v.array(v.object({ name: v.string(), pct: v.number(), amount })),
    }),
  ),
  grand: amount,
});
export type InvoiceFacts = v.InferOutput<typeof invoiceFacts>;

interface InvoicedOrder {
  currency: Currency;
  countryCode: string;
  grand: number;
  split: Price["split"];
  shares: readonly TaxedShare[] | null | undefined;
  /** The titles of its items, in order. */
  titles: readonly { en: string; hi: string }[];
  buyer: string | null;
  /** Where it is sent, or of the recipient. */
  address: Address | null;
  business: Business | null;
}

const kindTitles = {
  ritual: { en: "Religious ceremony at the temple, exempt", hi: "मंदिर में धार्मिक अनुष्ठान, कर मुक्त" },
  service: { en: "Booking and arrangement", hi: "बुकिंग और व्यवस्था" },
  delivery: { en: "Delivery", hi: "डिलीवरी" },
} as const;

/** Orders from before shares were stored have only rituals, whose split says the same. */
function sharesOf({ shares, split }: InvoicedOrder): readonly TaxedShare[] | undefined {
  if (shares) return shares;
  if (split.goods !== undefined) return undefined;
  const pct = split.tax[0]?.pct ?? 0;
  const { shipping = 0 } = split as Partial<typeof split>;
  const amount = split.tax[0]?.amount ?? 0;
  return ritualShares(
    { ...split, shipping },
    { pct, amount, shippingTax: Math.round((shipping * pct) / 100) },
  );
}

/** What the invoice of an order says; undefined if the order does not say enough. */
export function factsOf(
  order: InvoicedOrder,
  { facts: shop, gstin, state: home, lut }: Shop,
): InvoiceFacts | undefined {
  const shares = sharesOf(order);
  const { address, business } = order;
  // The place of supply of goods is their destination, which is unknown after the address was deleted.
  if (!shares || (!address && shares.some(({ kind }) => kind === "goods"))) return undefined;
  const abroad = [address?.country_code, order.countryCode].find((each) => each && each !== "in");
  // A ritual for a buyer in India is taxed here, wherever its prasad goes.
  const isExport = abroad !== undefined && shares.every(({ tax }) => tax === 0);
  // Without an address on record a service is supplied where the shop is (section 12 of the IGST Act).
  const state = ((address && stateOfSupply({ ...address, country: address.country_code })) ??
    home) as StateCode;
  const place = isExport ? "other_state" : placeOfSupplyIn(state, home);
  return {
    supplier: {
      legalName: { en: shop.en.legalName, hi: shop.hi.legalName },
      address: { en: shop.en.address, hi: shop.hi.address },
      gstin,
    },
    recipient: {
      name: business?.name ?? address?.name ?? order.buyer,
      address: address ? linesOf(address) : [],
      ...(business && { gstin: business.gstin }),
    },
    placeOfSupply: isExport ? null : { code: gstStates[state], name: states[state] },
    export: isExport ? { country: abroad, lut } : null,
    currency: order.currency,
    lines: shares
      .filter(({ base, tax }) => base + tax > 0)
      .map(({ part, kind, title, qty, code, pct, base, tax }) => ({
        title: titleOf(kind, title, order.titles[part]),
        ...{ code, qty, pct, base },
        taxes: tax > 0 ? splitTax(tax, pct, place) : [],
      })),
    grand: order.grand,
  };
}

function titleOf(kind: TaxedShare["kind"], title: TaxedShare["title"], item = { en: "", hi: "" }) {
  if (kind === "goods" || title) return title ?? item;
  const { en, hi } = kindTitles[kind];
  return kind === "delivery" ? { en, hi } : { en: `${item.en}: ${en}`, hi: `${item.hi}: ${hi}` };
}

const linesOf = ({ line1, line2, landmark, city, district, state, postcode }: Address): string[] =>
  [
    line1,
    line2,
    landmark,
    [...new Set([city, district])].filter(Boolean).join(", "),
    [state, postcode].filter(Boolean).join(" "),
  ].filter((line) => line !== "");
