/**
 * Starts a film, and resolves to whether it plays. A browser may not let it start without a press, or stops it as one
 * scrolls on: the button remains.
 */
export async function playFilm(video: HTMLVideoElement | null): Promise<boolean> {
  if (!video) return false;
  try {
    await video.play();
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}
