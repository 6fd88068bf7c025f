import type { BrowserKind, CallEnd, CallStatus, MediaProblem } from "@aradhana/core/media-call";

/** How a browser is made to allow the devices. */
const allowIn = (devices: string): Record<BrowserKind, string> => ({
  chrome: `Press the icon left of the address, allow ${devices}, and try again.`,
  chrome_android: `Press the icon left of the address, then Permissions, allow ${devices}, and try again.`,
  firefox: "Press the crossed-out microphone or camera left of the address, remove the block, and try again.",
  safari: `Open Safari > Settings for this website, allow ${devices}, and try again.`,
  safari_ios: `Press the icon beside the address, then Website Settings, allow ${devices}, and try again.`,
});

export const text = {
  title: { call: "Voice call", video: "Video call" },
  join: { call: "Join with voice", video: "Join with video" },
  again: "Try again",
  leave: "Leave the call",
  note: "Your browser asks whether this page may use them. Nothing is recorded. You can also just write below.",
  status: {
    off: () => "",
    asking: () => "Your browser is asking for permission. Choose Allow.",
    blocked: () => "",
    waiting: (name: string) => `Waiting for ${name} to join the call. You can already write below.`,
    connecting: (name: string) => `Connecting to ${name}…`,
    connected: () => "Connected.",
    lost: () => "Connection lost. Reconnecting… The timer has stopped. You can continue by chat.",
  } satisfies Record<CallStatus, (name: string) => string>,
  weak: "The connection is weak. Turning the camera off helps.",
  end: {
    left: "You left the call. Continue by chat, or join again.",
    elsewhere: "You opened the call in another window.",
    dropped: "The connection could not be restored. Continue by chat, or join again.",
    ended: "The call has ended.",
  } satisfies Record<CallEnd, string>,
  mute: "Mute",
  unmute: "Unmute",
  muted: "You are muted.",
  cameraOff: "Turn camera off",
  cameraOn: "Turn camera on",
  videoOf: (name: string) => `Video of ${name}`,
  ownVideo: "Your own video",
  problem: {
    denied: (browser: BrowserKind, withVideo: boolean) =>
      `This page may not use the microphone. ${allowIn(withVideo ? "microphone and camera" : "the microphone")[browser]}`,
    denied_by_system: () =>
      "The settings of your device do not let the browser use the microphone. Allow it there and try again.",
    none: () => "No microphone was found. Connect one and try again.",
    busy: (_browser: BrowserKind, withVideo: boolean) =>
      `Another app or tab is using the microphone${withVideo ? " or camera" : ""}. Close it and try again.`,
    insecure: () => "A call needs a secure address (https). Open this page with https.",
    in_app: () => "This app does not let pages use the microphone. Open this page in Chrome or Safari.",
    unsupported: () => "This browser cannot make calls. Use a newer browser.",
    failed: (_browser: BrowserKind, withVideo: boolean) =>
      `The microphone${withVideo ? " or camera" : ""} did not start. Try again.`,
  } satisfies Record<MediaProblem, (browser: BrowserKind, withVideo: boolean) => string>,
  /** After a problem: how to talk without the call. */
  orByChat: "Or continue by chat.",
  test: {
    title: "Test microphone and camera",
    start: "Start the test",
    stop: "Stop the test",
    works: "It works. This is what the astrologer sees and hears.",
    noCamera: "The microphone works. No camera was found: the astrologer hears you and does not see you.",
  },
};
