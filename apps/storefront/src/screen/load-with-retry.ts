import { loadWithRetry as retry } from "@aradhana/core/lazy";

/** Loads a lazy part, twice if need be. Each time its files are fetched first, so no other address is needed. */
export function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  return retry(load, load);
}
