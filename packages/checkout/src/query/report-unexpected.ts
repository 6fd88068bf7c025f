import { isChunkFailure } from "@aradhana/core/lazy";

/** Passes a bug to the page's error handlers as an uncaught error. A lost chunk is not a bug. */
export function reportUnexpected(error: unknown): void {
  if (!isChunkFailure(error)) reportError(error);
}
