import { loadWithRetry as retry } from "@aradhana/core/lazy";

/** Loads a lazy part, twice if need be. Its files are fetched first each time, so no other address is needed. */
export function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  return retry(load, load);
}
