export const text = {
  title: "Voice note",
  asking: "Your browser is asking for permission. Choose Allow.",
  recording: (seconds: number) => `Recording. It ends by itself after ${seconds / 60} minutes.`,
  elapsed: "Time recorded",
  stop: "Stop",
  cancel: "Cancel",
  ready: "Listen to it first if you like.",
  preview: "Your voice note",
  send: "Send the voice note",
  drop: "Delete the voice note",
  again: "Try again",
  empty: "Nothing was recorded. Try again.",
  unsupported: "This browser cannot record voice notes. Write instead.",
  /** After a problem of the microphone. */
  orInWriting: "Or write instead.",
  insecure: "Recording needs a secure address (https). Open this page with https, or write instead.",
};
