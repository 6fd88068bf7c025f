import type { KeyValueStorage } from "@aradhana/core/storage";
import { runAfter } from "@aradhana/core/time";
import { reloadForUpdate, watchForUpdate } from "@aradhana/core/update-check";
import { watchForms } from "./watch-forms.ts";

interface Options {
  /** Of the tab. */
  storage: KeyValueStorage;
  /** Address of the asset manifest. @default that of the site */
  manifest?: string;
}

/** Reloads this page once there is a new release and a reload loses nothing (ruling D2). */
export function keepUpToDate({ storage, manifest }: Options): void {
  const running = runningScript();
  if (!running || import.meta.env.DEV) return;
  const isBusy = watchForms();
  watchForUpdate({
    running,
    ...(manifest && { manifest }),
    fetch: (address, init) => window.fetch(address, init),
    now: () => Date.now(),
    after: runAfter,
    onUpdate: () =>
      void reloadForUpdate({
        storage,
        now: Date.now(),
        reloadedAt: reloadedAt(),
        isBusy,
        reload: () => window.location.reload(),
      }),
  });
}

/** The main script: the server writes it into the document; a static page has a script tag. */
function runningScript(): string | undefined {
  const tag = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return document.documentElement.dataset.main ?? tag?.src;
}

function reloadedAt(): number | undefined {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return document?.type === "reload" ? performance.timeOrigin : undefined;
}
