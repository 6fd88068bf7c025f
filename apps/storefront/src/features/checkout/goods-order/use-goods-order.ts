import { useQuote } from "@aradhana/checkout/quote";
import { type Draft, type GoodsErrors, movedTo } from "@aradhana/core/checkout";
import type { GoodsType } from "@aradhana/core/contract";
import type { GoodsQuote } from "@aradhana/core/goods";
import { useCallback, useEffect, useMemo } from "react";
import { useRevalidator } from "react-router-dom";
import type { Good, GoodChoice, GoodsOrderLine } from "../../../lines/goods-order-line.ts";
import type { GoodQuoteRequest } from "../../../lines/goods-quotes.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor, type Visitor } from "../../../shared/services/visitor.tsx";
import { newGoodsOrder } from "../drafts/new-goods-order.ts";
import { shipTo } from "../one-page/ship-to.ts";
import { useOnePage } from "../one-page/use-one-page.ts";
import { useOnePageDraft } from "../one-page/use-one-page-draft.ts";
import { useOwnReservation } from "../own-reservation/use-own-reservation.ts";
import { loadGoodsOrderActions } from "./load-goods-order-actions.ts";
import type { OrderedGood } from "./ordered-good.ts";
import { useGood } from "./use-good.ts";

interface GoodsQuoteRequest {
  type: GoodsType;
  quoteRequest: GoodQuoteRequest;
}

const nothingToPrice = { status: "none", shown: undefined, failure: undefined } as const;

/** The order of one good: how it is made, its price, what is missing and the press that pays. `chosen` is the colour that the address names. */
export function useGoodsOrder(
  { type, good: item }: OrderedGood,
  line: GoodsOrderLine<Good>,
  chosen: string | null,
) {
  const visitor = useVisitor();
  const { id, title } = item;
  const { draft, change } = useOnePageDraft({
    itemId: id,
    blank: () =>
      newGoodsOrder(
        { type, itemId: id, title, country: visitor.country },
        line.firstColor(item, chosen),
        chosen ?? undefined,
      ),
    adapt: (saved) => ({ ...line.fitted(saved, item, chosen), ...movedTo(visitor.country, saved) }),
    load: loadGoodsOrderActions,
    takeOver: useCallback(
      async (drafts) => (await loadGoodsOrderActions()).continueSold(drafts, { type, itemId: id, title }),
      [type, id, title],
    ),
  });
  const { good, setGood, cashOf } = useGood(draft, change);

  const api = useBrowser()?.api;
  const fetchQuote = useMemo(
    () =>
      api &&
      (async ({ type, quoteRequest }: GoodsQuoteRequest) =>
        (await loadGoodsOrderActions()).goodsQuotes[type].quote(api, quoteRequest)),
    [api],
  );
  const choice = line.choiceOf(item, draft);
  const own = useOwnReservation(draft.attempt?.orderId);
  const request = choice && requestOf({ ...choice, ...own.requested }, draft, visitor);
  const { state, refetch, adopt } = useQuote<GoodsQuoteRequest, GoodsQuote>(request, fetchQuote);
  const quote = request ? state : nothingToPrice;
  const page = useOnePage<GoodsErrors>({
    ...{ draft, change, quote, refetch, adopt, needsAddress: true, load: loadGoodsOrderActions },
    check: async (filled, options) => (await loadGoodsOrderActions()).checkGoods(filled, options),
  });
  const shown: GoodsQuote | undefined = quote.shown;
  const problems = new Set(shown?.problems.map(({ code }) => code));
  const reservation = own.of(quote);
  const isGone = page.placing.status === "closed" || problems.has("sold_out") || problems.has("gone");
  // The good as it was loaded has an old stock.
  const isOutdated = isGone || problems.has("quantity_unavailable");
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOutdated) void revalidate();
  }, [isOutdated, revalidate]);
  const { mayPayCash, paysCash } = cashOf(shown?.goods);
  const isSold = !reservation && !own.replaced && line.isSold(item, isGone);
  // An order that was made of it may still be paid.
  const canContinue = isSold && draft.at > 0 && !draft.attempt?.orderId && !good.isSold;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is stored once
  useEffect(() => {
    if (canContinue) setGood({ isSold: true });
  }, [canContinue]);

  return {
    ...page,
    good,
    setGood,
    shown,
    facts: shown?.goods,
    mayPayCash,
    /** Undefined while a colour or a size is missing. */
    choice,
    paysCash,
    pay: () => page.pay({ given: { good: { ...good, paysOnDelivery: paysCash } } }),
    isGone,
    /** Whether nothing of it is left to order. */
    isSold,
    /** The buyer's own unpaid order, which holds it. */
    reservation,
    replaced: own.replaced,
  };
}

/** What the parts of the page share. */
export type GoodsOrderState = ReturnType<typeof useGoodsOrder>;

function requestOf(
  { type, ...chosen }: GoodChoice & { replaces?: string },
  { coupon, address }: Draft,
  { country, language }: Visitor,
): GoodsQuoteRequest {
  const terms = { coupon: coupon || null, country_code: country, lang: language, ...shipTo(address) };
  return { type, quoteRequest: { ...chosen, ...terms } };
}
