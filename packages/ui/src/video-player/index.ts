export { type VideoChapter, VideoPlayer, type VideoPlayerProps } from "./video-player.tsx";
export { type VideoSource, videoSource } from "./video-source.ts";
