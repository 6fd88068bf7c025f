import type { MediaCall } from "@aradhana/core/media-call";

/** Leaves the call when the page is closed or reloaded, so that the other side does not wait. Returns a function that stops this. */
export function leaveWithPage(call: Pick<MediaCall<MediaStream>, "leaveAtOnce">): () => void {
  const leave = () => call.leaveAtOnce();
  window.addEventListener("pagehide", leave);
  return () => window.removeEventListener("pagehide", leave);
}
