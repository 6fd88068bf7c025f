import { type Currency, goodsType, type Image, type Language, type Money } from "@aradhana/core/contract";
import { currencyOf } from "@aradhana/core/currency";
import { type Cart, type CartLine, MAX_PIECES } from "@aradhana/core/goods";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { goodOf } from "../goods/goods-snapshot.ts";
import type { Offer, Snapshot } from "../lines/line.ts";
import { lines as businessLines } from "../lines/lines.ts";
import type { Buyer } from "../orders/past-orders.queries.ts";
import type { OwnPieces } from "../orders/reserved-pieces.queries.ts";
import { findOffer } from "../quotes/offer.queries.ts";
import { type Assessment, assess } from "../quotes/offer.rules.ts";
import type { PricedLine } from "../quotes/price.rules.ts";
import { lineTitles, problemText } from "../quotes/quote-texts.ts";
import { couponView, splitView, totalsView } from "../quotes/quote-view.ts";
import type { CartInput, LineInput, Terms } from "../quotes/quotes.table.ts";
import type { Vault } from "../vault/create-vault.ts";
import { readCartLines, type StoredCart } from "./carts.queries.ts";
import { type LineAmount, lineAmounts, pieceOf } from "./line-amounts.rules.ts";
import type { StoredCartLine } from "./sealed-choice.ts";

/** The market and the destination for which a cart is priced. */
export interface CartTerms {
  lang: Language;
  country_code: string;
  ship_to: string | null;
  postcode: string;
}

/** The quote input of one line. */
export function inputOf(
  { choice, qty }: Pick<StoredCartLine, "choice" | "qty">,
  terms: CartTerms,
): LineInput {
  const { quoteRequest } = businessLines[choice.type];
  return quoteRequest.inputOf(
    v.parse(quoteRequest.schema, { ...countedChoice({ choice, qty }), ...terms, coupon: null }),
  );
}

/** The choice of a line with the quantity that it has by now. */
const countedChoice = ({ choice, qty }: Pick<StoredCartLine, "choice" | "qty">): StoredCartLine["choice"] =>
  businessLines[choice.type].cart.counted?.withQuantity(choice, qty) ?? choice;

/** The quote input of a whole cart: its rituals, then its goods. */
export function cartInput(
  { couponCode }: Pick<StoredCart, "couponCode">,
  lines: readonly StoredCartLine[],
  terms: CartTerms,
): CartInput {
  const isGood = ({ choice: { type } }: StoredCartLine) => v.is(goodsType, type);
  const sorted = [...lines.filter((line) => !isGood(line)), ...lines.filter(isGood)];
  const common: Terms = {
    ...{ dakshina: 0, couponCode, countryCode: terms.country_code },
    ...{ shipTo: terms.ship_to ?? terms.country_code, postcode: terms.postcode },
  };
  return {
    ...common,
    type: "cart",
    lines: sorted.map((line) => ({ id: line.id, wanted: inputOf(line, terms) })),
  };
}

interface ReadInput {
  terms: CartTerms;
  buyer: Buyer | undefined;
  /** What the owner's unpaid orders hold. */
  own: OwnPieces;
  at: Date;
}

const none = { items: 0, addons: 0, dakshina: 0, shipping: 0, discount: 0, tax: 0, grand: 0 };
const free = { amount: 0, postage: 0, extras: [] };
const goneText = { en: "Not available", hi: "उपलब्ध नहीं" };
const changedText = { en: "The price has changed.", hi: "मूल्य बदल गया है।" };

/** A cart as its owner sees it: priced now, with the problems of each line. */
export async function readCart(
  db: Database,
  vault: Vault,
  stored: StoredCart | undefined,
  { terms, buyer, own, at }: ReadInput,
): Promise<{ results: Cart; currency: Currency }> {
  const { lang } = terms;
  const currency = currencyOf(terms.country_code);
  const lines = stored ? await readCartLines(db, vault, stored.id) : [];
  const requested = cartInput({ couponCode: stored?.couponCode ?? null }, lines, terms);
  const found = lines.length > 0 ? await findOffer(db, requested, { at, buyer, own }) : undefined;
  const assessed = found && assess(found, requested, currency, at);
  const offers = new Map(found?.offers.map((offer, i) => [found.lineIds[i], offer]));
  const amounts = assessed && found ? lineAmounts(assessed.price, found.lineIds) : undefined;
  const covers = await readRitualCovers(
    db,
    found?.offers ?? [],
    (offer) => offer.snapshot(requested, at),
    lang,
  );
  const views = lines.map((line) =>
    lineView(line, {
      ...{ lang, currency, requested, at, covers },
      ...{ offer: offers.get(line.id), amount: amounts?.get(line.id) ?? free },
      problems: assessed?.problems.filter(({ lineId }) => lineId === line.id) ?? [],
    }),
  );
  const parcelIds = lines.filter(({ id }) => offers.get(id)?.parcel).map(({ id }) => id);
  const rituals = lines.flatMap(({ id }) => {
    const offer = offers.get(id);
    return offer && !offer.parcel ? [{ id, offer }] : [];
  });
  return {
    currency,
    results: {
      id: stored?.id ?? null,
      lines: views,
      groups: [
        ...rituals.map(({ id, offer }) => ({
          ...{ key: id, kind: "ritual" as const, line_ids: [id] },
          starts_at: offer.snapshot(requested, at).fulfilment.startsAt.toISOString(),
        })),
        ...(parcelIds.length > 0
          ? [{ key: "parcel", kind: "parcel" as const, line_ids: parcelIds, starts_at: null }]
          : []),
      ],
      count: lines.reduce((total, { qty }) => total + qty, 0),
      coupon: couponView(assessed?.price.coupon ?? null, lang),
      totals: totalsView(assessed?.price.totals ?? none, currency),
      split: splitView(assessed?.price.split ?? { ritual: 0, service: 0, shipping: 0, tax: [] }, currency),
      expires_at: stored?.expiresAt.toISOString() ?? null,
    },
  };
}

const countedTitle = ({ kind, title, qty }: PricedLine, lang: Language) =>
  `${(title ?? lineTitles[kind])[lang]}${qty > 1 ? ` × ${qty}` : ""}`;

/** The pictures of the rituals of a cart by type and slug, with one query for each line of business. */
async function readRitualCovers(
  db: Database,
  offers: readonly Offer[],
  snapshotOf: (offer: Offer) => Snapshot,
  lang: Language,
): Promise<Map<string, Image>> {
  const slugs = new Map<Offer["type"], Set<string>>();
  for (const offer of offers) {
    if (offer.parcel) continue;
    const ofType = slugs.get(offer.type) ?? new Set();
    slugs.set(offer.type, ofType.add(snapshotOf(offer).item.slug));
  }
  const found = await Promise.all(
    [...slugs].map(async ([type, ofType]) => {
      const covers = await businessLines[type].readCovers(db, [...ofType], lang);
      return [...covers].map(([slug, image]) => [coverKey(type, slug), image] as const);
    }),
  );
  return new Map(found.flat());
}

const coverKey = (type: Offer["type"], slug: string) => `${type} ${slug}`;

interface LineContext {
  lang: Language;
  currency: Currency;
  requested: CartInput;
  at: Date;
  covers: ReadonlyMap<string, Image>;
  offer: Offer | undefined;
  amount: LineAmount;
  problems: Assessment["problems"];
}

function lineView(
  { id, choice: added, qty, seen }: StoredCartLine,
  { lang, currency, requested, at, covers, offer, amount, problems }: LineContext,
): CartLine {
  const toMoney = (value: number): Money => ({ amount: value, currency });
  const choice = countedChoice({ choice: added, qty });
  const own = problems.map((found) => ({
    ...{ code: found.code, message: problemText(choice.type, found, lang) },
    blocks: found.code !== "reserved_for_you",
    ...{ available: found.available ?? null, was: null },
  }));
  if (!offer) {
    const gone = { code: "gone" as const, message: problemText(choice.type, { code: "gone" }, lang) };
    return {
      ...{ id, choice, item_id: null, slug: null, title: goneText[lang], detail: null, image: null, qty },
      ...{ max_qty: 1, unit_price: toMoney(0), amount: toMoney(0) },
      problems: [{ ...gone, blocks: true, available: null, was: null }],
    };
  }
  const { item } = offer.snapshot(requested, at);
  const good = offer.parcel ? goodOf(item) : undefined;
  const unit = Math.round(amount.amount / qty);
  const piece = pieceOf(amount, qty);
  // In another currency it is another price list, not a change.
  const hasChanged = seen && seen.currency === currency && seen.amount !== piece;
  return {
    ...{ id, choice, item_id: good?.productId ?? item.offerId, slug: item.slug, qty },
    title: item.title[lang],
    detail:
      [
        businessLines[choice.type].cart.detailOf?.(item)?.[lang],
        ...amount.extras.map((extra) => countedTitle(extra, lang)),
      ]
        .filter(Boolean)
        .join(", ") || null,
    image: good
      ? { name: good.image.name, alt: good.image.alt[lang] }
      : (covers.get(coverKey(offer.type, item.slug)) ?? null),
    max_qty: offer.parcel ? Math.min(offer.parcel.available, offer.parcel.limit ?? MAX_PIECES) : 1,
    ...{ unit_price: toMoney(unit), amount: toMoney(amount.amount) },
    problems: [
      ...own,
      ...(hasChanged
        ? [
            {
              ...{ code: "price_changed" as const, message: changedText[lang], blocks: false },
              ...{ available: null, was: toMoney(unit - piece + seen.amount) },
            },
          ]
        : []),
    ],
  };
}
