import { loadWithRetry } from "@aradhana/browser/lazy";

/** Fetches what chooses, checks and pays, once. */
export const loadOfferingActions = () => loadWithRetry(() => import("./offering-actions.ts"));
