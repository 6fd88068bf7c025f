import { startTelemetry } from "@aradhana/browser/telemetry";
import { keepUpToDate } from "@aradhana/browser/update-check";
import type { BrowserServices } from "../services/browser.tsx";
import { tellViews } from "./tell-views.ts";

/** What of a tab's services the work after hydration may use. */
export type AfterUsable = Omit<BrowserServices, "prefetch">;

/** Everything that waits until the page answers to taps: none of it may delay the first paint. */
export function startAfterUsable(services: AfterUsable): void {
  keepUpToDate({ storage: services.drafts });
  tellViews(services);
  void services.country.detect(window.location.pathname);
  startTelemetry(services);
}
