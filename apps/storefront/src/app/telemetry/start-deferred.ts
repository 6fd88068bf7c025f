import { startTelemetry } from "@aradhana/browser/telemetry";
import { keepUpToDate } from "@aradhana/browser/update-check";
import type { BrowserServices } from "../../shared/services/browser.tsx";
import { registerServiceWorker } from "../offline/register-service-worker.ts";
import { trackPageViews } from "./track-page-views.ts";

/** The services of a tab for the work after hydration. */
export type DeferredServices = Omit<BrowserServices, "prefetch">;

/** Everything that waits until the page answers to taps: none of it may delay the first paint. */
export function startDeferred(services: DeferredServices): void {
  keepUpToDate({ storage: services.drafts });
  trackPageViews(services);
  void services.country.detect(window.location.pathname);
  startTelemetry(services);
  // It may have expired, or have been ordered in another browser.
  services.refreshCart();
  // The page works without it.
  registerServiceWorker(services.storage).catch((error: unknown) =>
    services.log.warn("The service worker was not registered", { error: String(error) }),
  );
}
