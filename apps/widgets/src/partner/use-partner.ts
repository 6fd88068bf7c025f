import { type Partner, type PartnerStore, themeOf } from "@aradhana/core/partner";
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
 * The partner in whose page this frame is. The document has that partner's theme, and until the page has spoken that of
 * the partner `named` in the address, whose pages alone may frame it. The tab of a payment has that theme too.
 */
export function usePartner(store: PartnerStore, { framed, named, isPaying }: Place): Partner | undefined {
  const { partner } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  // Partner mode applies only inside a frame: any other widget without one is a page of ours.
  const isThemed = framed || (isPaying && named !== undefined);
  useLayoutEffect(() => {
    const theme = partner ? (partner.theme ?? themeOf(partner.id)) : themeNamed(document, named);
    applyPartnerTheme(document.documentElement, isThemed ? theme : undefined, (warning) =>
      console.warn(warning),
    );
  }, [partner, named, isThemed]);
  return framed ? partner : undefined;
}
