import { useQuote } from "@aradhana/checkout/quote";
import type { CartStore } from "@aradhana/core/cart";
import {
  type GoodsErrors,
  movedTo,
  nameOfLine,
  newDraft,
  plainGood,
  rowsOfLines,
} from "@aradhana/core/checkout";
import type { Cart, CartQuote, CartQuoteRequest } from "@aradhana/core/goods";
import { CART_ORDER } from "@aradhana/core/paths";
import { useEffect, useMemo, useRef, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { otherProblems } from "../../cart/lines/shown-problems.ts";
import { useGood } from "../goods-order/use-good.ts";
import { shipTo } from "../one-page/ship-to.ts";
import { useOnePage } from "../one-page/use-one-page.ts";
import { useOnePageDraft } from "../one-page/use-one-page-draft.ts";
import { useOwnReservation } from "../own-reservation/use-own-reservation.ts";
import { loadCartOrderActions } from "./load-cart-order-actions.ts";

interface Request {
  quoteRequest: CartQuoteRequest;
  /** What is in the cart, which the server reads itself: a change of it has another price. */
  content: CartContent;
}

interface CartContent {
  lines: { id: string; qty: number; choice: object }[];
  coupon: string | null;
}

/** A name costs nothing: it is left out. */
const contentOf = ({ lines, coupon }: Cart): CartContent => ({
  lines: lines.map(({ id, qty, choice }) => ({ id, qty, choice: { ...choice, energised_for: undefined } })),
  coupon: coupon?.code ?? null,
});

interface Options {
  /** Of the page, for "continue where you left off". */
  title: string;
  cart: Cart;
  store: Pick<CartStore, "setName" | "acceptPrices">;
  /** Whether the cart is being saved or read: what it costs now is not known. */
  isWorking: boolean;
  /** Reads the cart again. */
  reload(): void;
}

/** The order of everything in the cart: its price, what is missing and the press that pays. */
export function useCartOrder({ title, cart, store, isWorking, reload }: Options) {
  const { country, language } = useVisitor();
  const { draft, change } = useOnePageDraft({
    itemId: CART_ORDER,
    blank: () => newDraft({ type: "cart", itemId: CART_ORDER, title, country }, { good: plainGood }),
    adapt: (saved) => ({ ...saved, ...movedTo(country, saved) }),
    load: loadCartOrderActions,
  });
  const energised = cart.lines.filter((line) => nameOfLine(line) !== undefined);
  const isNamed = energised.length > 0;
  const rows = rowsOfLines(draft.devotees, energised);
  const { good: drafted, setGood, cashOf } = useGood(draft, change);
  const good = { ...drafted, isEnergised: isNamed };

  const api = useBrowser()?.api;
  const fetchQuote = useMemo(
    () =>
      api &&
      (async ({ quoteRequest }: Request) => (await loadCartOrderActions()).quoteCart(api, quoteRequest)),
    [api],
  );
  const own = useOwnReservation(draft.attempt?.orderId);
  const content = useSaved(contentOf(cart), isWorking);
  const request: Request | undefined = content && {
    quoteRequest: {
      ...own.requested,
      ...{ country_code: country, lang: language },
      ...shipTo(draft.address),
    },
    content,
  };
  const { state, refetch, adopt } = useQuote<Request, CartQuote>(request, fetchQuote);
  const quote: typeof state = isWorking ? { ...state, status: "working" } : state;
  const shown: CartQuote | undefined = quote.shown;
  useEffect(() => {
    if (shown) store.acceptPrices();
  }, [shown, store]);
  const needsAddress = shown?.is_sent ?? false;
  const page = useOnePage<GoodsErrors>({
    ...{ draft, change, quote, refetch, adopt, needsAddress, load: loadCartOrderActions },
    async check(filled, options) {
      const { checkDevotees, checkGoods } = await loadCartOrderActions();
      const shownRows = rowsOfLines(filled.devotees, energised);
      return {
        ...(await checkGoods({ ...filled, good: { ...good, isEnergised: false } }, options)),
        ...checkDevotees(shownRows, shownRows.length),
      };
    },
  });
  const { mayPayCash, paysCash } = cashOf(shown?.goods);

  // What prevented the order is read with the cart's lines; nothing was charged.
  const { status } = page.placing;
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    if (status === "changed" || status === "closed" || status === "failed") latest.current();
  }, [status]);
  // Sold since the cart was read: its line says so once it is read again.
  const isOutdated = shown !== undefined && otherProblems(cart.lines, shown).some(({ item_id }) => item_id);
  useEffect(() => {
    if (isOutdated) latest.current();
  }, [isOutdated]);

  return {
    ...page,
    good,
    setGood,
    /** The lines that are energised in a name. */
    energised,
    /** The rows of those whose name is asked. */
    rows,
    /** Stores names in the cart. That may fail without a word: the order has them too. */
    async storeNames(given = rows) {
      const { namesToStore } = await loadCartOrderActions();
      for (const { lineId, person } of namesToStore(given, energised)) void store.setName(lineId, person);
    },
    shown,
    facts: shown?.goods,
    mayPayCash,
    paysCash,
    /** The buyer's own unpaid order, which holds something of the cart. */
    reservation: own.of(quote),
    replaced: own.replaced,
    async pay() {
      const { namesOfLines } = await loadCartOrderActions();
      const devotees = isNamed ? namesOfLines(rows, energised) : draft.devotees;
      return page.pay({ given: { good: { ...good, paysOnDelivery: paysCash }, devotees } });
    },
  };
}

/** What was last saved: a change under way shows at once, but the server would price what was there before it. */
function useSaved(content: CartContent, isWorking: boolean): CartContent | undefined {
  const [saved, setSaved] = useState<CartContent>();
  if (isWorking || JSON.stringify(saved) === JSON.stringify(content)) return saved;
  setSaved(content);
  return content;
}

/** What the parts of the page share. */
export type CartOrderState = ReturnType<typeof useCartOrder>;
