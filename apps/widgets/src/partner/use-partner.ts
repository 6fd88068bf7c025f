import { type Partner, type PartnerStore, partnerThemes } from "@aradhana/core/partner";
import { applyPartnerTheme } from "@aradhana/ui/partner-theme";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { themeNamed } from "./registry-of.ts";

interface Place {
  framed: boolean;
  /** By the address. */
  named?: string | undefined;
  /** Whether it is the tab in which what was ordered in a frame is paid. */
  isPaying: boolean;
}

/**
 * The partner on whose page this frame is. The document has its theme; until the page has connected, the theme
 * of the partner `named` in the address, whose pages alone may frame it. The payment tab has that theme too.
 */
export function usePartner(store: PartnerStore, { framed, named, isPaying }: Place): Partner | undefined {
  const { partner } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  // Partner mode applies only inside a frame: elsewhere a widget is one of our own pages.
  const isThemed = framed || (isPaying && named !== undefined);
  useLayoutEffect(() => {
    const theme = partner ? (partner.theme ?? partnerThemes.default) : themeNamed(document, named);
    applyPartnerTheme(document.documentElement, isThemed ? theme : undefined, (warning) =>
      console.warn(warning),
    );
  }, [partner, named, isThemed]);
  return framed ? partner : undefined;
}
