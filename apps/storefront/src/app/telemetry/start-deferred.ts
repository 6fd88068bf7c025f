import { startTelemetry } from "@aradhana/browser/telemetry";
import { keepUpToDate } from "@aradhana/browser/update-check";
import type { BrowserServices } from "../../shared/services/browser.tsx";
import { trackPageViews } from "./track-page-views.ts";

/** The services of a tab for the work after hydration. */
export type DeferredServices = Omit<BrowserServices, "prefetch">;

/** Everything that waits until the page answers to taps: none of it may delay the first paint. */
export function startDeferred(services: DeferredServices): void {
  keepUpToDate({ storage: services.drafts });
  trackPageViews(services);
  void services.country.detect(window.location.pathname);
  startTelemetry(services);
  // What is in it may have been ordered, or have expired; most visitors have none.
  if (services.state.getState().cartCount > 0) {
    void services.openCart().then(
      (cart) => cart.read(),
      () => {},
    );
  }
}
