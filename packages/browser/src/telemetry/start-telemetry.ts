import type { AnalyticsTool } from "@aradhana/core/analytics";
import type { UserStore } from "@aradhana/core/user";
import { loadWithRetry } from "../lazy/load-with-retry.ts";
import type { Telemetry } from "./create-telemetry.ts";
import { identifyUser } from "./identify-user.ts";

interface Options extends Pick<Telemetry, "analytics" | "reporter"> {
  /** Absent where there is no sign-in. */
  user: UserStore | undefined;
}

/** Fetches the error reporter and analytics that are configured. Called once the page is usable. */
export function startTelemetry({ analytics, reporter, user }: Options): void {
  if (user) identifyUser({ user, analytics, reporter });
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
