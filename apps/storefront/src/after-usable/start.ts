import type { AnalyticsTool } from "@aradhana/core/analytics";
import { loadWithRetry } from "../screen/load-with-retry.ts";
import type { BrowserServices } from "../services/browser.tsx";
import { keepUpToDate } from "./keep-up-to-date.ts";
import { tellViews } from "./tell-views.ts";
import { tellWho } from "./tell-who.ts";

/** What of a tab's services the work after hydration may use. */
export type AfterUsable = Omit<BrowserServices, "prefetch">;

/** Everything that waits until the page answers to taps: none of it may delay the first paint. */
export function startAfterUsable(services: AfterUsable): void {
  const { drafts, analytics, reporter, country } = services;
  keepUpToDate(drafts);
  tellWho(services);
  tellViews(services);
  void country.detect(window.location.pathname);
  reporter.start();
  openAnalytics().then(analytics.attach, () => analytics.attach(undefined));
}

/** The tool that the server named on the document, if it named one. */
async function openAnalytics(): Promise<AnalyticsTool | undefined> {
  const { clarityProject } = document.documentElement.dataset;
  if (!clarityProject) return undefined;
  const { openClarity } = await loadWithRetry(() => import("./open-clarity.ts"));
  return openClarity(clarityProject);
}
