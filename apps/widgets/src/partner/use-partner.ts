import { type Partner, type PartnerStore, themeOf } from "@aradhana/core/partner";
import { applyPartnerTheme } from "@aradhana/ui/partner-theme";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { themeNamed } from "./registry-of.ts";

/**
 * Whose page this frame stands in. The document wears that partner's theme, and until the page has spoken that of the
 * partner `named` in the address, whose pages alone may frame it.
 */
export function usePartner(store: PartnerStore, framed: boolean, named?: string): Partner | undefined {
  const { partner } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  // Partner mode applies only inside a frame: on its own a widget is one of our pages.
  useLayoutEffect(() => {
    const theme = partner ? (partner.theme ?? themeOf(partner.id)) : themeNamed(document, named);
    applyPartnerTheme(document.documentElement, framed ? theme : undefined, (warning) =>
      console.warn(warning),
    );
  }, [partner, named, framed]);
  return framed ? partner : undefined;
}
