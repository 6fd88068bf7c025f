import { reloadHome } from "@aradhana/core/lazy";
import { createStorage } from "@aradhana/core/storage";

export { isChunkFailure } from "@aradhana/core/lazy";

/** `reloadHome` of this tab. */
export function reloadHomeOnce(): boolean {
  return reloadHome({
    storage: createStorage(() => window.sessionStorage),
    now: Date.now(),
    leave: (address) => window.location.assign(address),
  });
}
