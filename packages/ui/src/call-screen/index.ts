export { CallScreen, type CallScreenProps } from "./call-screen.tsx";
export { OwnVideo, type OwnVideoProps } from "./own-video.tsx";
