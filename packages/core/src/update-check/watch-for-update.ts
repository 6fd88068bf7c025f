import type { After } from "../time/index.ts";
import { isSameScript, mainScripts } from "./main-scripts.ts";

const FIRST_AFTER = 10_000; // ms, specification section 9
const THEN_EVERY = 60_000; // ms, specification section 9
const MANIFEST = "/asset-manifest.json";

interface Ports {
  /** URL of the asset manifest. @default the one of the specification */
  manifest?: string;
  /** URL of the main script of this page. */
  running: string;
  fetch(address: string, init: RequestInit): Promise<Response>;
  now(): number;
  after: After;
  /** Called at each check that finds another main script. */
  onUpdate(): void;
}

/**
 * Checks for a new release 10 s after the page has loaded, then every 60 s. Anything that is not a manifest is
 * ignored. Returns the function that stops it.
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
    // A request still running after a whole interval will not be answered.
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
      // Offline, or not a manifest: the next check tries again.
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
