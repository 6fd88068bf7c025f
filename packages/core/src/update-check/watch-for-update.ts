import type { After } from "../time/index.ts";
import { isSameScript, mainScripts } from "./main-scripts.ts";

const FIRST_AFTER = 10_000; // ms, specification section 9
const THEN_EVERY = 60_000; // ms, specification section 9
const MANIFEST = "/asset-manifest.json";

interface Ports {
  /** Address of the asset manifest. @default that of the specification */
  manifest?: string;
  /** Address of the main script that this page runs. */
  running: string;
  fetch(address: string, init: RequestInit): Promise<Response>;
  now(): number;
  after: After;
  /** Called at each check that finds another main script than the running one. */
  onUpdate(): void;
}

/**
 * Looks for a new release: 10 s after the page has loaded, then every 60 s. Whatever is no manifest says
 * nothing. The answer ends the watch.
 */
export function watchForUpdate({
  manifest = MANIFEST,
  running,
  fetch,
  now,
  after,
  onUpdate,
}: Ports): () => void {
  let pending: AbortController | undefined;

  const check = async () => {
    // One that has not been answered since will not be.
    pending?.abort();
    const asking = new AbortController();
    pending = asking;
    try {
      const init: RequestInit = { cache: "no-store", credentials: "same-origin", signal: asking.signal };
      const answer = await fetch(`${manifest}?t=${now()}`, init);
      const scripts = answer.ok ? mainScripts(await answer.json()) : [];
      const isNew = scripts.length > 0 && !scripts.some((script) => isSameScript(script, running));
      if (isNew && !asking.signal.aborted) onUpdate();
    } catch {
      // No network, or no manifest: the next check may find one.
    }
  };

  let cancel = after(FIRST_AFTER, function round() {
    cancel = after(THEN_EVERY, round);
    void check();
  });
  return () => {
    cancel();
    pending?.abort();
  };
}
