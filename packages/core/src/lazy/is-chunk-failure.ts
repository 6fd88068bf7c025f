/** The messages of browsers, Vite and webpack when a lazy part of the app or its styles failed to load. */
export const chunkFailurePatterns = [
  /Loading (CSS )?chunk \S+ failed/,
  // Chromium: "Failed to fetch …", Firefox: "error loading …".
  /dynamically imported module/,
  // Safari.
  /Importing a module script failed/,
  /is not a valid JavaScript MIME type/,
  /Unable to preload CSS/,
  // A page instead of a script, which some hosts send for a missing file. Invalid JSON must not match.
  /Unexpected token '?<(?!.*JSON)/,
  /expected expression, got '<'/,
] as const;

/** Whether a part of the app failed to load, for example because a release removed it. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkFailurePatterns.some((wording) => wording.test(error.message));
}
