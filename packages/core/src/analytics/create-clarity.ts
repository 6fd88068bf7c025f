import { scrubText } from "../privacy/index.ts";
import type { AnalyticsTool } from "./create-deferred-analytics.ts";

/** Microsoft Clarity's own function, or the queue that stands in for it until its script is there. */
export type ClarityCall = (...args: unknown[]) => void;

const LONGEST = 254; // characters: Clarity drops what is longer without a word

const cut = (text: string) => scrubText(text).slice(0, LONGEST);

/** Microsoft Clarity. It is given an opaque id and no friendly name, and texts without personal data. */
export function createClarity(call: ClarityCall): AnalyticsTool {
  let sessionId: string | undefined;
  // `false`: at once, whether or not this visit is being recorded.
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
