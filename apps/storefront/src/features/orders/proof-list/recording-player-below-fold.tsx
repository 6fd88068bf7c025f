import { VideoPlayer, type VideoPlayerProps, videoSource } from "@aradhana/ui/video-player";
import type { ReactNode } from "react";

interface RecordingPlayerProps
  extends Pick<
    VideoPlayerProps,
    "src" | "title" | "playLabel" | "poster" | "captions" | "chapters" | "onPlay"
  > {
  start: number;
  playsFrom(provider: string): string;
  /** Replaces the player: our policy lets no file of another house play in the page. */
  elsewhere: ReactNode;
}

/** The player of a recording, where the page may play it. */
export function RecordingPlayer({ playsFrom, elsewhere, ...player }: RecordingPlayerProps) {
  const source = videoSource(player.src, player.start);
  if (source.kind === "frame") {
    return <VideoPlayer {...player} privacyNote={playsFrom(source.provider)} />;
  }
  return isOurs(player.src) ? <VideoPlayer {...player} /> : elsewhere;
}

const isOurs = (url: string) => /^\/(?!\/)/.test(url);
