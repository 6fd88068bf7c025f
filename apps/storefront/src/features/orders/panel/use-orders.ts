import { useMutation, useQuery } from "@aradhana/checkout/query";
import { type ApiClient, getOrders, withSignal } from "@aradhana/core/api";
import type { OrderCard } from "@aradhana/core/contract";
import { useMemo, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";

export type OrdersView =
  | { status: "loading" }
  | { status: "ready"; orders: OrderCard[]; cursor: string | null; isFetchingMore: boolean }
  | { status: "failed"; requestId: string | undefined };

interface Page {
  orders: OrderCard[];
  cursor: string | null;
}

async function fetchPage(api: ApiClient, state: string | undefined, cursor?: string): Promise<Page> {
  const { results, meta } = await getOrders(api, { state, cursor });
  return { orders: results.orders, cursor: meta.cursor ?? null };
}

/** The signed-in buyer's orders of every type, page after page. */
export function useOrders(state: string | undefined) {
  const api = useBrowser()?.api;
  const { state: first, refetch } = useQuery(
    useMemo(() => api && ((signal: AbortSignal) => fetchPage(withSignal(api, signal), state)), [api, state]),
  );
  const { state: more, mutate } = useMutation(fetchPage);
  // Later pages belong to the first page that they follow, and go with it.
  const [all, setAll] = useState<Page & { of: Page }>();

  const firstPage = first.status === "ready" ? first.value : undefined;
  const shown = all && all.of === firstPage ? all : firstPage;

  async function fetchMore() {
    if (!api || !firstPage || !shown?.cursor) return;
    const settled = await mutate(api, state, shown.cursor);
    if (!settled?.ok) return;
    const { orders, cursor } = settled.value;
    setAll({ of: firstPage, orders: [...shown.orders, ...orders], cursor });
  }

  function view(): OrdersView {
    if (first.status === "loading" || first.isFetching) return { status: "loading" };
    if (first.status === "failed") return { status: "failed", requestId: first.failure.requestId };
    const { orders, cursor } = shown ?? first.value;
    return { status: "ready", orders, cursor, isFetchingMore: more.status === "working" };
  }
  return { view: view(), fetchMore: () => void fetchMore(), retry: refetch };
}
