import { watchAddress } from "@aradhana/browser/address";
import { type Label, tellLabel } from "../../shared/analytics/label.ts";
import type { BrowserServices } from "../../shared/services/browser.tsx";

/** The pages on the way to a booking. Told by their addresses: what shows them first must bring no script for it. */
const views: readonly [path: RegExp, label: Label][] = [
  [/^\/online-puja$/, "View pujas"],
  [/^\/vip-pujas$/, "View VIP pujas"],
  [/^\/pooja\/pj_\w+(?:\/vip)?$/, "View puja"],
  [/^\/chadhaava$/, "View chadhaavas"],
  [/^\/chadhaava\/ch_\w+$/, "View chadhaava"],
  [/^\/pooja\/book-now-pay-later\/[^/]+\/[^/]+\/[^/]+$/, "View pay later"],
  [/^\/puja\/sankalp\/[^/]+(?:\/vip)?$/, "View sankalp"],
];

/** Tells analytics of each page on the way to a booking, this one first. A panel over it is no other page. */
export function trackPageViews({ analytics }: Pick<BrowserServices, "analytics">): void {
  let told: string | undefined;
  const tell = () => {
    const { pathname } = window.location;
    if (pathname === told) return;
    told = pathname;
    const [, label] = views.find(([path]) => path.test(pathname)) ?? [];
    if (label) tellLabel(analytics, label);
  };
  watchAddress(tell);
  tell();
}
