import type {
  Currency,
  Language,
  OrderLine,
  OrderType,
  PriceSplit,
  Quote,
  Totals,
} from "@aradhana/core/contract";
import { needsRecipient } from "../invoices/recipient.rules.ts";
import type { Offer } from "../lines/line.ts";
import type { Text } from "../text/text.ts";
import type { Assessment } from "./offer.rules.ts";
import type { Price, PricedLine } from "./price.rules.ts";
import { couponTexts, lineTitles, problemText } from "./quote-texts.ts";
import type { StoredQuote } from "./quotes.queries.ts";
import { isCart, type QuoteInput } from "./quotes.table.ts";

const money = (currency: Currency) => (amount: number) => ({ amount, currency });

/** A line in the format of the API. */
export function lineView(line: PricedLine, currency: Currency, lang: Language): OrderLine {
  const toMoney = money(currency);
  const title: Text = line.title ?? lineTitles[line.kind];
  return {
    kind: line.kind,
    item_id: line.itemId,
    title: title[lang],
    qty: line.qty,
    unit_price: toMoney(line.unitPrice),
    amount: toMoney(line.amount),
  };
}

export function totalsView(totals: Price["totals"], currency: Currency): Totals {
  const toMoney = money(currency);
  return {
    items: toMoney(totals.items),
    addons: toMoney(totals.addons),
    dakshina: toMoney(totals.dakshina),
    shipping: toMoney(totals.shipping),
    discount: toMoney(totals.discount),
    tax: toMoney(totals.tax),
    grand: toMoney(totals.grand),
  };
}

/** The split of an order; the first orders have no postage in it. */
type StoredSplit = Omit<Price["split"], "shipping"> & Partial<Pick<Price["split"], "shipping">>;

export function splitView(split: StoredSplit, currency: Currency): PriceSplit {
  const toMoney = money(currency);
  return {
    ritual: toMoney(split.ritual),
    service: toMoney(split.service),
    // Of orders from before November 2026, postage is part of the service.
    shipping: toMoney(split.shipping ?? 0),
    ...(split.goods !== undefined && { goods: toMoney(split.goods) }),
    tax: split.tax.map(({ name, pct, amount }) => ({ name, pct, amount: toMoney(amount) })),
  };
}

export const couponView = (coupon: Price["coupon"], lang: Language): Quote["coupon"] =>
  coupon && {
    code: coupon.code,
    status: coupon.status,
    message: couponTexts[coupon.status === "applied" ? "applied" : coupon.reason][lang],
  };

/** A quote in the format of the API, in the requested language. */
export function quoteView(
  quote: StoredQuote,
  offers: readonly Pick<Offer, "needsAddress">[],
  problems: Assessment["problems"],
  lang: Language,
  reservedUntil?: Date,
): Quote {
  const { price, currency, requested } = quote;
  const isSent = offers.some(({ needsAddress }) => needsAddress);
  return {
    quote_id: quote.id,
    expires_at: quote.expiresAt.toISOString(),
    lines: price.lines.map((line) => lineView(line, currency, lang)),
    totals: totalsView(price.totals, currency),
    split: splitView(price.split, currency),
    coupon: couponView(price.coupon, lang),
    problems: problems.map((found) => ({
      code: found.code,
      message: messageOf(found, requested, lang),
      item_id: found.lineId ?? found.itemId,
      ...(found.orderId && { order_id: found.orderId }),
    })),
    held_until: reservedUntil?.toISOString() ?? null,
    needs_address: isSent || needsRecipient({ grand: price.totals.grand, currency }),
    is_sent: isSent,
  };
}

/** In the words of its line of business; in a cart, with the title of what it is about. */
function messageOf(
  { lineId, title, ...found }: Assessment["problems"][number],
  requested: QuoteInput,
  lang: Language,
): string {
  const type = isCart(requested)
    ? requested.lines.find(({ id }) => id === lineId)?.wanted.type
    : (requested.type as OrderType);
  const text = problemText(type, found, lang);
  return title ? `${title[lang]}: ${text}` : text;
}
