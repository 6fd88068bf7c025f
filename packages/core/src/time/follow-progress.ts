import type { After } from "./run-after.ts";

/** How long work has been in progress, as far as it is shown (product contract 4.3). */
export type Progress = "quiet" | "shown" | "slow";

/** Work that is done sooner, in ms, would only flicker. */
export const SHOWN_AFTER = 300;
/** From then on, in ms, the visitor reads that the connection is slow. */
export const SLOW_AFTER = 8_000;

/**
 * Reports how long work has been in progress, of which `elapsed` ms have passed before. Returns the function that ends
 * it.
 */
export function followProgress(
  after: After,
  onChange: (progress: Progress) => void,
  elapsed = 0,
): () => void {
  const cancelShown = after(Math.max(0, SHOWN_AFTER - elapsed), () => onChange("shown"));
  const cancelSlow = after(Math.max(0, SLOW_AFTER - elapsed), () => onChange("slow"));
  return () => {
    cancelShown();
    cancelSlow();
  };
}
