import { scrubText } from "../privacy/index.ts";
import type { AnalyticsTool } from "./create-deferred-analytics.ts";

/** Microsoft Clarity's function, or the queue that collects calls until its script has loaded. */
export type ClarityCall = (...args: unknown[]) => void;

const LONGEST = 254; // characters: Clarity silently drops longer values

const cut = (text: string) => scrubText(text).slice(0, LONGEST);

/** Microsoft Clarity, with an opaque user id, no friendly name and no personal data. */
export function createClarity(call: ClarityCall): AnalyticsTool {
  let sessionId: string | undefined;
  // `false`: call back at once, whether or not this session is recorded.
  call(
    "metadata",
    (data: { sessionId?: string } | null) => {
      sessionId = data?.sessionId;
    },
    false,
  );
  return {
    identify: (userId) => call("identify", userId),
    set: (key, value) => call("set", cut(key), cut(value)),
    event: (name) => call("event", cut(name)),
    sessionId: () => sessionId,
  };
}
