import { useQuote } from "@aradhana/checkout/quote";
import { type Draft, type GoodDraft, type GoodsErrors, movedTo, plainGood } from "@aradhana/core/checkout";
import { isPincode } from "@aradhana/core/country";
import type { GemQuoteRequest, GoodsQuote, ProductQuoteRequest } from "@aradhana/core/goods";
import { useMemo } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor, type Visitor } from "../../../shared/services/visitor.tsx";
import { newGoodsOrder } from "../drafts/new-offering.ts";
import { useOnePage } from "../one-page/use-one-page.ts";
import { useOnePageDraft } from "../one-page/use-one-page-draft.ts";
import { loadGoodsOrderActions } from "./load-goods-order-actions.ts";
import { factsOf, type OrderedGood } from "./ordered-good.ts";

export type GoodsQuoteRequest =
  | { type: "abhimantrit"; quoteRequest: ProductQuoteRequest }
  | { type: "gemstone"; quoteRequest: GemQuoteRequest };

const nothingToPrice = { status: "none", shown: undefined, failure: undefined } as const;

/** The order of one good: how it is made, its price, what is missing and the press that pays. `chosen` is the colour that the address names. */
export function useGoodsOrder(ordered: OrderedGood, chosen: string | null) {
  const visitor = useVisitor();
  const { id, title } = factsOf(ordered);
  const { draft, change } = useOnePageDraft({
    itemId: id,
    blank: () =>
      newGoodsOrder(
        { type: ordered.type, itemId: id, title, country: visitor.country },
        colorOf(ordered, chosen),
        chosen ?? undefined,
      ),
    adapt: (saved) => ({ ...fitted(saved, ordered, chosen), ...movedTo(visitor.country, saved) }),
    load: loadGoodsOrderActions,
  });
  const good = draft.good ?? plainGood;
  const setGood = (part: Partial<GoodDraft>) =>
    change((now) => ({ good: { ...(now.good ?? plainGood), ...part } }));

  const api = useBrowser()?.api;
  const ask = useMemo(
    () =>
      api &&
      (async (request: GoodsQuoteRequest) => {
        const { quoteGem, quoteProduct } = await loadGoodsOrderActions();
        return request.type === "gemstone"
          ? quoteGem(api, request.quoteRequest)
          : quoteProduct(api, request.quoteRequest);
      }),
    [api],
  );
  const request = requestOf(ordered, draft, visitor);
  const { state, refetch } = useQuote<GoodsQuoteRequest, GoodsQuote>(request, ask);
  const quote = request ? state : nothingToPrice;
  const page = useOnePage<GoodsErrors>({
    ...{ draft, change, quote, refetch, needsAddress: true, load: loadGoodsOrderActions },
    check: async (filled, options) => (await loadGoodsOrderActions()).checkGoods(filled, options),
  });
  const shown: GoodsQuote | undefined = quote.shown;
  const mayPayCash = shown?.goods.cod.available === true;
  const paysCash = good.paysOnDelivery && mayPayCash;

  return {
    ...page,
    good,
    setGood,
    shown,
    facts: shown?.goods,
    mayPayCash,
    /** Undefined while a colour or a size is missing. */
    request,
    /** What is no longer possible is not ordered: another address may not take cash. */
    paysCash,
    pay: () => page.pay({ given: { good: { ...good, paysOnDelivery: paysCash } } }),
    isSoldOut: isSoldOut(ordered),
    isSold:
      page.placing.status === "closed" ||
      shown?.problems.some(({ code }) => code === "sold_out" || code === "gone"),
  };
}

/** What the parts of the page share. */
export type GoodsOrderState = ReturnType<typeof useGoodsOrder>;

/** Whether no colour of a product is left. */
const isSoldOut = (ordered: OrderedGood): boolean =>
  ordered.type === "abhimantrit" && ordered.product.variants.every(({ stock }) => stock === 0);

/** The colour of a product that is bought: as wished, else the first in stock; none in place of one that is sold out. */
function colorOf(ordered: OrderedGood, wished: string | null): string {
  if (ordered.type === "gemstone") return "";
  const { variants } = ordered.product;
  const inStock = variants.filter(({ stock }) => stock > 0);
  const isGone = wished === "" || variants.some(({ id, stock }) => id === wished && stock === 0);
  if (isGone && variants.length > 1) return "";
  return (inStock.find(({ id }) => id === wished) ?? inStock[0])?.id ?? "";
}

/** A saved order as it can be continued now: colours, settings and sizes come and go. */
function fitted(saved: Draft, ordered: OrderedGood, chosen: string | null): Draft {
  const good = saved.good ?? plainGood;
  if (ordered.type === "abhimantrit") {
    // An address that names another colour than before is a new wish; the same one, loaded again, is none.
    const named = chosen ?? undefined;
    const wished = named && named !== good.named ? named : saved.packageId;
    const { isEnergised, paysOnDelivery } = good;
    return {
      ...saved,
      good: { ...plainGood, isEnergised, paysOnDelivery, named },
      packageId: colorOf(ordered, wished),
    };
  }
  const { settings, ring_sizes } = ordered.gem;
  const isMade = settings.some(
    ({ form, metal }) => form === good.form && (metal?.value ?? null) === good.metal,
  );
  const hasSize = ring_sizes.some(({ size }) => size === good.ringSize);
  return {
    ...saved,
    good: { ...good, ...(!isMade && { form: "loose", metal: null }), ...(!hasSize && { ringSize: null }) },
  };
}

function requestOf(
  ordered: OrderedGood,
  draft: Draft,
  { country, language }: Visitor,
): GoodsQuoteRequest | undefined {
  const { good = plainGood, address, packageId } = draft;
  const terms = {
    coupon: draft.coupon || null,
    energise: good.isEnergised,
    ...{ country_code: country, lang: language, ship_to: address.country_code },
    // A PIN that is still being typed is none.
    postcode: address.country_code !== "in" || isPincode(address.postcode) ? address.postcode : "",
  };
  if (ordered.type === "abhimantrit") {
    return packageId
      ? { type: "abhimantrit", quoteRequest: { variant_id: packageId, qty: quantityOf(draft), ...terms } }
      : undefined;
  }
  if (good.form === "ring" && good.ringSize === null) return undefined;
  const made = {
    setting: good.form,
    metal: good.metal,
    ring_size: good.form === "ring" ? good.ringSize : null,
  };
  return { type: "gemstone", quoteRequest: { product_id: ordered.gem.id, ...made, ...terms } };
}

/** How many of the chosen colour are bought. */
export const quantityOf = ({ items, packageId }: Pick<Draft, "items" | "packageId">): number =>
  items[packageId] ?? 1;
