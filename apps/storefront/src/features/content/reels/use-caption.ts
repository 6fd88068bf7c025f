import { type RefObject, useEffect, useState } from "react";

/** The caption of the moment, from the first text track of the video, which the browser does not show itself. */
export function useCaption(video: RefObject<HTMLVideoElement | null>): string {
  const [caption, setCaption] = useState("");
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (!track) return;
    track.mode = "hidden";
    const read = () => {
      const [cue] = track.activeCues ?? [];
      setCaption(cue && "text" in cue ? String(cue.text) : "");
    };
    track.addEventListener("cuechange", read);
    return () => track.removeEventListener("cuechange", read);
  }, [video]);
  return caption;
}
