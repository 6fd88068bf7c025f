/** Why microphone or camera did not start: the keys of the messages that say what to do. */
export type MediaProblem = "denied" | "none" | "failed";

/** Reads an error of `getUserMedia`. */
export function mediaProblem(error: unknown): MediaProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "none" : "failed";
}
