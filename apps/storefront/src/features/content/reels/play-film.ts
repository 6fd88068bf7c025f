/** Starts a film. A browser may not let it start without a press, or stops it as one scrolls on: the button remains. */
export async function playFilm(video: HTMLVideoElement | null): Promise<void> {
  try {
    await video?.play();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
