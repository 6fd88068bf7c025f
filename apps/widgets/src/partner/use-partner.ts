import type { Partner, PartnerStore } from "@aradhana/core/partner";
import { applyPartnerTheme } from "@aradhana/ui/partner-theme";
import { useLayoutEffect, useSyncExternalStore } from "react";

/** Whose page this frame stands in; the document wears that partner's theme, or the default one. */
export function usePartner(store: PartnerStore, framed: boolean): Partner | undefined {
  const { partner, theme } = useSyncExternalStore(store.subscribe, store.getState);
  // Partner mode applies only inside a frame: on its own a widget is one of our pages.
  useLayoutEffect(() => {
    applyPartnerTheme(document.documentElement, framed ? theme : undefined, (warning) =>
      console.warn(warning),
    );
  }, [theme, framed]);
  return framed ? partner : undefined;
}
