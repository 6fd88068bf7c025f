import { createStorage } from "@aradhana/core/storage";

const RELOAD_AFTER = 100; // ms, specification section 9
const ONCE_IN = 30_000; // ms: a second failure so soon is not mended by yet another reload
const key = "reloaded_at";

/** How browsers and Vite say that a lazy part, or its styles, could not be fetched. */
const wordings =
  /Loading (CSS )?chunk [\w-]+ failed|dynamically imported module|Importing a module script failed|Unable to preload CSS|Unexpected token '?<|expected expression, got '<'/;

/** Whether a part of the app could not be fetched, as after a release that took it away. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && wordings.test(error.message);
}

interface Outside {
  storage: Pick<Storage, "getItem" | "setItem">;
  now: number;
  leave(address: string): void;
}

/** `reloadHome` of this tab. */
export function reloadHomeOnce(): boolean {
  const { get: getItem, set: setItem } = createStorage(() => window.sessionStorage);
  const leave = (address: string) => window.location.assign(address);
  return reloadHome({ storage: { getItem, setItem }, now: Date.now(), leave });
}

/** Loads the home page anew 100 ms after a lost chunk, once in half a minute. Says whether it will. */
export function reloadHome({ storage, now, leave }: Outside): boolean {
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < ONCE_IN) return false;
  storage.setItem(key, String(now));
  setTimeout(() => leave("/"), RELOAD_AFTER);
  return true;
}
