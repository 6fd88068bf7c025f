/** How browsers, Vite and webpack say that a lazy part of the app, or its styles, could not be fetched. */
export const chunkFailurePatterns = [
  /Loading (CSS )?chunk \S+ failed/,
  // Chromium: "Failed to fetch …", Firefox: "error loading …".
  /dynamically imported module/,
  // Safari.
  /Importing a module script failed/,
  /is not a valid JavaScript MIME type/,
  /Unable to preload CSS/,
  // A page in place of a script, as some hosts answer for what they no longer have. Not JSON that is none.
  /Unexpected token '?<(?!.*JSON)/,
  /expected expression, got '<'/,
] as const;

/** Whether a part of the app could not be fetched, as after a release that took it away. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkFailurePatterns.some((wording) => wording.test(error.message));
}
