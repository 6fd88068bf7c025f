import { startTelemetry as start } from "@aradhana/browser/telemetry";
import { keepUpToDate } from "@aradhana/browser/update-check";
import type { KeyValueStorage } from "@aradhana/core/storage";

type Options = Parameters<typeof start>[0] & {
  /** Storage of the tab: it outlives a reload. */
  tab: KeyValueStorage;
};

/** Error reporting, analytics and the update check. Fetched once the widget is usable. */
export function startTelemetry({ tab, ...telemetry }: Options): void {
  // The widgets are a build of their own, with a manifest of their own.
  keepUpToDate({ storage: tab, manifest: `${import.meta.env.BASE_URL}asset-manifest.json` });
  start(telemetry);
}
