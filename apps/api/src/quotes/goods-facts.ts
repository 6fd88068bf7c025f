import type { Currency, Language } from "@aradhana/core/contract";
import type { GoodsQuote } from "@aradhana/core/goods";
import {
  cashReasonText,
  DELIVERY_TAX,
  deliveryView,
  dutiesText,
  formatLimit,
  type GoodsLimits,
  reasonAgainstCash,
} from "../delivery/delivery.rules.ts";
import { plantNotice } from "../delivery/plants.rules.ts";
import { goodOf } from "../goods/goods-snapshot.ts";
import { returnsView } from "../goods/goods-view.ts";
import { energisedTitle } from "../lines/goods-offer.ts";
import type { Offer } from "../lines/line.ts";
import { lines } from "../lines/lines.ts";
import { GOODS_RESERVATION_MINUTES } from "../orders/orders.rules.ts";
import { parcelOf } from "./offer.rules.ts";
import type { Price } from "./price.rules.ts";
import type { QuoteInput } from "./quotes.table.ts";

interface QuotedGoods {
  offers: readonly Offer[];
  requested: QuoteInput;
  price: Price;
  currency: Currency;
  isSignedIn: boolean;
  limits: GoodsLimits;
  at: Date;
}

/** Why what is quoted cannot be paid in cash on delivery. */
export function reasonAgainstCashFor(quoted: QuotedGoods) {
  const { offers, requested, price, currency, isSignedIn, limits, at } = quoted;
  const order = {
    needsPin: requested.shipTo === "in" && !requested.postcode,
    takesCash: parcelOf(offers, requested, currency, at)?.takesCash ?? false,
    hasRitual: offers.some(({ parcel }) => !parcel),
    hasUnique: offers.some(({ type }) => lines[type].isUnique),
    ...{ isSignedIn, currency, grand: price.totals.grand },
  };
  return reasonAgainstCash(order, limits);
}

/** Nothing else collects it: the buyer sends it in a ticket, and staff look for it before they send the parcel. */
const panNotice = {
  en: (limit: string) =>
    `For an order above ${limit} the law requires the buyer's PAN. Once you have paid, send it to us with "Get help with this order" on the page of your order.`,
  hi: (limit: string) =>
    `${limit} से अधिक के ऑर्डर पर क़ानूनन ख़रीदार का PAN चाहिए। भुगतान के बाद, अपने ऑर्डर के पेज पर "इस ऑर्डर में सहायता लें" से हमें भेजें।`,
};

const customsCodes = {
  en: (codes: string) => `HS code for customs: ${codes}.`,
  hi: (codes: string) => `कस्टम ड्यूटी के लिए HS कोड: ${codes}।`,
};

/** What customs files the goods under. Indian HSN codes begin with the six digits that every country shares. */
function customsCodesOf({ taxByCode = [] }: Price, language: Language): string {
  const codes = taxByCode.flatMap(({ code }) => (code === DELIVERY_TAX.code ? [] : [code.slice(0, 6)]));
  return customsCodes[language]([...new Set(codes)].join(", "));
}

/** What a quote of goods contains besides its price; null if nothing is sent. */
export function goodsFacts(quoted: QuotedGoods, language: Language): GoodsQuote["goods"] | null {
  const { offers, requested, price, currency, limits, at } = quoted;
  const goods = offers.flatMap(({ id, parcel, snapshot }) =>
    parcel ? [{ id, ...parcel, chosen: goodOf(snapshot(requested, at).item).detail }] : [],
  );
  if (goods.length === 0) return null;
  const { shipTo: country, postcode = "" } = requested;
  const insured = goods.some((good) => good.insured);
  // One parcel: it is sent when the last of them is ready.
  const leadDays = Math.max(...goods.map((good) => good.leadDays));
  const isUnique = offers.some(({ type }) => lines[type].isUnique);
  const parcel = { country, postcode, currency, insured, isUnique, leadDays, at, value: 0 };
  const view = deliveryView(parcel, language, limits);
  const reason = reasonAgainstCashFor(quoted);
  const duties = dutiesText(country, language);
  const parts = goods.flatMap(({ plantPart }) => plantPart ?? []);
  // A seed among them decides for the parcel.
  const plants = plantNotice(parts.includes("seed") ? "seed" : parts[0], country, language);
  return {
    delivery: {
      ...view,
      fee: { amount: price.totals.shipping, currency },
      cod: !reason || reason === "signIn",
    },
    // Abroad, and at prices of other countries, nobody expects it.
    cod: {
      available: !reason,
      reason:
        reason && country === "in" && currency === "inr" ? cashReasonText(reason, language, limits) : null,
    },
    notices: [
      ...(currency === "inr" && price.totals.grand > limits.pan
        ? [{ code: "pan" as const, message: panNotice[language](formatLimit(limits.pan)) }]
        : []),
      ...(duties
        ? [{ code: "duties" as const, message: `${duties} ${customsCodesOf(price, language)}` }]
        : []),
      ...(plants ? [{ code: "plants" as const, message: plants }] : []),
    ],
    returns: goods.map(({ id, title, isNamed, returns, chosen }) => ({
      ...{ item_id: id, title: title[language] },
      detail:
        [chosen, isNamed && energisedTitle].flatMap((text) => (text ? [text[language]] : [])).join(", ") ||
        null,
      ...returnsView(returns, language),
    })),
    held_minutes: GOODS_RESERVATION_MINUTES,
    tax_by_code: (price.taxByCode ?? []).map(({ code, name, pct, base, amount }) => ({
      ...{ code, name, pct, base: { amount: base, currency }, amount: { amount, currency } },
    })),
  };
}
