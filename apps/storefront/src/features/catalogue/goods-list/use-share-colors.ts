import { useEffect } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";

/** Shares the colours of products with the other pages of this tab (`colorsMap`). */
export function useShareColors(colors: Readonly<Record<string, string>> | undefined): void {
  const state = useBrowser()?.state;
  useEffect(() => {
    if (!state || !colors) return;
    const { colorsMap, setColors } = state.getState();
    setColors({ ...colorsMap, ...colors });
  }, [state, colors]);
}
