import type { CallEnd, CallStatus, MediaProblem } from "@aradhana/core/media-call";

export const statusTexts: Record<CallStatus, string> = {
  off: "",
  asking: "The browser asks for permission. Choose Allow.",
  blocked: "",
  waiting: "Waiting for the customer to join the call.",
  connecting: "Connecting to the customer…",
  connected: "Connected.",
  lost: "The connection is lost and is being restored. The timer has stopped; continue by chat if you like.",
};

export const endTexts: Record<CallEnd, string> = {
  left: "You left the call. Continue by chat, or join again.",
  elsewhere: "You opened the call in another window.",
  dropped: "The connection could not be restored. Continue by chat, or join again.",
  ended: "The call has ended.",
};

export const problemTexts: Record<MediaProblem, string> = {
  denied:
    "This page may not use the microphone. Open the site settings left of the address, allow microphone and camera, and try again.",
  denied_by_system: "The settings of this device do not let the browser use the microphone. Allow it there.",
  none: "No microphone was found. Connect one and try again.",
  busy: "Another app or tab is using the microphone or camera. Close it and try again.",
  insecure: "A call needs a secure address (https).",
  in_app: "This app does not let pages use the microphone. Open the console in a browser.",
  unsupported: "This browser cannot make calls. Use a newer one.",
  failed: "Microphone or camera did not start. Try again.",
};
