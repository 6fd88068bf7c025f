import { noVoice, type SessionVoice } from "@aradhana/core/consultation";
import type { MediaCall } from "@aradhana/core/media-call";

type Attached = SessionVoice & Pick<MediaCall<MediaStream>, "leave" | "leaveAtOnce">;

/**
 * Ties a call to its screen: its session hears of it through `voice`, and it is left when the page is closed or reloaded,
 * so that the other side does not wait. The returned function leaves it.
 */
export function attachCall(call: Attached, voice: { current: SessionVoice }): () => void {
  const leave = () => call.leaveAtOnce();
  voice.current = call;
  window.addEventListener("pagehide", leave);
  return () => {
    window.removeEventListener("pagehide", leave);
    voice.current = noVoice;
    call.leave();
  };
}
