import { loadWithRetry } from "@aradhana/browser/lazy";

/** Fetches what checks, prices and pays a service, once. */
export const loadServiceOrderActions = () => loadWithRetry(() => import("./service-order-actions.ts"));
