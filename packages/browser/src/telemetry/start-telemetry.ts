import type { AnalyticsTool } from "@aradhana/core/analytics";
import { loadWithRetry } from "../lazy/load-with-retry.ts";
import type { Telemetry } from "./create-telemetry.ts";

/** Fetches the error reporter and analytics that are configured. Called once the page is usable. */
export function startTelemetry({ analytics, reporter }: Pick<Telemetry, "analytics" | "reporter">): void {
  reporter.start();
  openAnalytics().then(analytics.attach, () => analytics.attach(undefined));
}

/** The tool's setting in the document, if the server wrote one. */
async function openAnalytics(): Promise<AnalyticsTool | undefined> {
  const { clarityProject } = document.documentElement.dataset;
  if (!clarityProject) return undefined;
  const { openClarity } = await loadWithRetry(() => import("./open-clarity.ts"));
  return openClarity(clarityProject);
}
