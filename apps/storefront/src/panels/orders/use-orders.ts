import { getOrders, isApiError } from "@aradhana/core/api";
import type { OrderCard } from "@aradhana/core/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { useBrowser } from "../../services/browser.tsx";

export type OrdersView =
  | { status: "loading" }
  | { status: "ready"; orders: OrderCard[]; cursor: string | null; isFetchingMore: boolean }
  | { status: "failed"; requestId: string | undefined };

/** The signed-in buyer's orders of one kind, page after page. */
export function useOrders(state: string | undefined) {
  const api = useBrowser()?.api;
  const [view, setView] = useState<OrdersView>({ status: "loading" });
  // Answers of an earlier round are nobody's: the kind was changed, or it was asked anew.
  const round = useRef(0);

  const fetchFrom = useCallback(
    async (cursor: string | undefined, before: OrderCard[]) => {
      if (!api) return;
      const own = round.current;
      try {
        const { results, meta } = await getOrders(api, { type: "pooja", state, cursor });
        if (own !== round.current) return;
        const orders = [...before, ...results.orders];
        setView({ status: "ready", orders, cursor: meta.cursor ?? null, isFetchingMore: false });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (own !== round.current) return;
        // What is shown stays, with the button that asks for more.
        if (cursor) setView({ status: "ready", orders: before, cursor, isFetchingMore: false });
        else setView({ status: "failed", requestId: error.requestId });
      }
    },
    [api, state],
  );

  const start = useCallback(() => {
    round.current++;
    setView({ status: "loading" });
    void fetchFrom(undefined, []);
  }, [fetchFrom]);

  useEffect(() => {
    start();
    return () => {
      round.current++;
    };
  }, [start]);

  const fetchMore = () => {
    if (view.status !== "ready" || !view.cursor || view.isFetchingMore) return;
    setView({ ...view, isFetchingMore: true });
    void fetchFrom(view.cursor, view.orders);
  };
  return { view, fetchMore, retry: start };
}
