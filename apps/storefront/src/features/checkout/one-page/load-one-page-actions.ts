import { loadWithRetry } from "@aradhana/browser/lazy";

/** Fetches what checks, stores and pays, once. */
export const loadOnePageActions = () => loadWithRetry(() => import("./one-page-actions.ts"));
