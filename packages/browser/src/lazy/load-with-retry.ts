import { loadWithRetry as retry } from "@aradhana/core/lazy";

/** Loads a lazy part, with one retry. Its files are fetched before it is imported, so the retry needs no other URL. */
export function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  return retry(load, load);
}
