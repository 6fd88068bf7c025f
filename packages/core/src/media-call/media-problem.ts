/** Why microphone or camera did not start: the keys of the messages that say what to do. */
export type MediaProblem =
  | "denied"
  | "denied_by_system"
  | "none"
  | "busy"
  | "insecure"
  | "in_app"
  | "unsupported"
  | "failed";

/** Whose settings have the permission. */
export type BrowserKind = "chrome" | "chrome_android" | "firefox" | "safari" | "safari_ios";

export interface MediaSurroundings {
  userAgent: string;
  /** Browsers have no media devices on pages without https. */
  isSecure: boolean;
  /** Whether the browser has media devices and WebRTC at all. */
  isSupported: boolean;
}

/** Whether the page is in the web view of an app, which must pass the question for permission on. */
const isInApp = (userAgent: string): boolean =>
  /; wv\)|\bFB(?:AN|AV)\b|Instagram|\bLine\//.test(userAgent) ||
  (/iPhone|iPad/.test(userAgent) && !/Safari\//.test(userAgent));

/** Why no device can be asked for here; undefined if one can. */
export function problemBefore({
  userAgent,
  isSecure,
  isSupported,
}: MediaSurroundings): MediaProblem | undefined {
  if (!isSecure) return "insecure";
  if (isSupported) return undefined;
  return isInApp(userAgent) ? "in_app" : "unsupported";
}

/** Reads an error of `getUserMedia`. */
export function problemOf(error: unknown, { userAgent }: Pick<MediaSurroundings, "userAgent">): MediaProblem {
  const { name, message } = error instanceof Error ? error : { name: "", message: "" };
  switch (name) {
    case "NotAllowedError":
    case "SecurityError":
      if (isInApp(userAgent)) return "in_app";
      // Chrome's text where the system's settings deny what the page may.
      return /system/i.test(message) ? "denied_by_system" : "denied";
    case "NotFoundError":
    case "OverconstrainedError":
      return "none";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    default:
      return "failed";
  }
}

/** The browser whose settings a message describes. */
export function browserKind(userAgent: string): BrowserKind {
  if (/iPhone|iPad/.test(userAgent)) return "safari_ios";
  if (/Firefox\//.test(userAgent)) return "firefox";
  if (/Android/.test(userAgent)) return "chrome_android";
  return /Chrom(?:e|ium)\//.test(userAgent) ? "chrome" : "safari";
}
