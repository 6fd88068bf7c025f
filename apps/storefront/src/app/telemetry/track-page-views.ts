import { watchAddress } from "@aradhana/browser/address";
import { matchRoutes } from "react-router-dom";
import { type Label, trackLabel } from "../../shared/analytics/label.ts";
import type { BrowserServices } from "../../shared/services/browser.tsx";
import type { ScreenHandle } from "../router/screen.ts";
import { screens } from "../routes.tsx";

/** Tracks each page whose route has a `view`, starting with the current one. Opening a panel is not a page view. */
export function trackPageViews({ analytics }: Pick<BrowserServices, "analytics">): void {
  let tracked: string | undefined;
  // One after the other: the first of a screen waits for its module.
  let last = Promise.resolve();
  const track = () => {
    const { pathname } = window.location;
    if (pathname === tracked) return;
    tracked = pathname;
    last = last.then(async () => {
      const label = await viewAt(pathname);
      if (label) trackLabel(analytics, label);
    });
  };
  watchAddress(track);
  track();
}

/** The name in analytics of the page at `path`, whose module is loaded already. */
async function viewAt(path: string): Promise<Label | undefined> {
  const route = matchRoutes(screens, path)?.at(-1)?.route;
  if (!route) return undefined;
  // The entry has already loaded the module of the first page's route.
  const { handle } = typeof route.lazy === "function" ? await route.lazy().catch(() => route) : route;
  return (handle as ScreenHandle | undefined)?.view;
}
