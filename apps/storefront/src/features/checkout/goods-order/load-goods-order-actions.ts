import { loadWithRetry } from "@aradhana/browser/lazy";

/** Fetches what checks, prices and pays a good, once. */
export const loadGoodsOrderActions = () => loadWithRetry(() => import("./goods-order-actions.ts"));
