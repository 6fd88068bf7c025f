import { getOrders, isApiError } from "@aradhana/core/api";
import type { OrderCard } from "@aradhana/core/contract";
import { useCallback, useEffect, useState } from "react";
import { useBrowser } from "../../services/browser.tsx";

export type OrdersView =
  | { status: "loading" }
  | { status: "ready"; orders: OrderCard[]; cursor: string | null; isFetchingMore: boolean }
  | { status: "failed"; requestId: string | undefined };

/** The signed-in buyer's orders of one kind, page after page. */
export function useOrders(state: string | undefined) {
  const api = useBrowser()?.api;
  const [view, setView] = useState<OrdersView>({ status: "loading" });

  const fetchFrom = useCallback(
    async (cursor: string | undefined, before: OrderCard[], isWanted: () => boolean) => {
      if (!api) return;
      try {
        const { results, meta } = await getOrders(api, { state, cursor });
        if (!isWanted()) return;
        const orders = [...before, ...results.orders];
        setView({ status: "ready", orders, cursor: meta.cursor ?? null, isFetchingMore: false });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (isWanted()) setView({ status: "failed", requestId: error.requestId });
      }
    },
    [api, state],
  );

  useEffect(() => {
    let wanted = true;
    setView({ status: "loading" });
    void fetchFrom(undefined, [], () => wanted);
    return () => {
      wanted = false;
    };
  }, [fetchFrom]);

  const fetchMore = () => {
    if (view.status !== "ready" || !view.cursor || view.isFetchingMore) return;
    setView({ ...view, isFetchingMore: true });
    void fetchFrom(view.cursor, view.orders, () => true);
  };
  const retry = () => {
    setView({ status: "loading" });
    void fetchFrom(undefined, [], () => true);
  };
  return { view, fetchMore, retry };
}
