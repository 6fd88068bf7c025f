import { loadWithTexts } from "../../shared/lazy/load-with-texts.ts";

/**
 * Loads the panels of the header and the bottom bar, so that they open offline too, as the pages below them do. One that
 * cannot be loaded now is loaded when it is opened, and keeps none of the others back.
 */
export const loadPanels = () =>
  Promise.allSettled([
    loadWithTexts(() => import("../../features/search/panel/panel.tsx")),
    loadWithTexts(() => import("../../features/cart/panel/panel.tsx")),
    loadWithTexts(() => import("../../features/orders/panel/panel.tsx")),
    loadWithTexts(() => import("../../features/account/panel/panel.tsx")),
  ]);
