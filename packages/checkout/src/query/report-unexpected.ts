import { isChunkFailure } from "@aradhana/core/lazy";

/** Hands a defect of ours to the page's error handlers, as if nobody had caught it. A lost chunk is no defect. */
export function reportUnexpected(error: unknown): void {
  if (!isChunkFailure(error)) reportError(error);
}
