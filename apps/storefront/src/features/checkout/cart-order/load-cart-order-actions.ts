import { loadWithRetry } from "@aradhana/browser/lazy";

/** Fetches what checks, prices and pays a cart, once. */
export const loadCartOrderActions = () => loadWithRetry(() => import("./cart-order-actions.ts"));
