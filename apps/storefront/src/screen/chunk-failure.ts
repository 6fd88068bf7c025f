import { reloadHome } from "@aradhana/core/lazy";
import { createStorage } from "@aradhana/core/storage";

export { isChunkFailure } from "@aradhana/core/lazy";

/** `reloadHome` of this tab. */
export function reloadHomeOnce(): boolean {
  const { location } = window;
  return reloadHome({
    storage: createStorage(() => window.sessionStorage),
    now: Date.now(),
    leave: (address) => location.assign(address),
  });
}
