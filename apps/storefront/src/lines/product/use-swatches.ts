import { useSyncExternalStore } from "react";
import { useBrowser } from "../../shared/services/browser.tsx";
import { type ListedProduct, withSwatches } from "./listed-product.ts";

const none: Readonly<Record<string, string>> = {};
const never = () => () => {};

/** The CSS colours of a card: of its own listing, or as this tab has read them elsewhere (`colorsMap`). */
export function useSwatches(card: ListedProduct): readonly string[] {
  const state = useBrowser()?.state;
  const colors = useSyncExternalStore(
    state?.subscribe ?? never,
    () => state?.getState().colorsMap ?? none,
    () => none,
  );
  return card.swatches ?? withSwatches(card, colors).swatches ?? [];
}
