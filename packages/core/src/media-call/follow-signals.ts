import * as v from "valibot";
import { readEventStream } from "../chat/read-event-stream.ts";
import type { After } from "../time/index.ts";
import type { Signalling } from "./call-port.ts";
import { isFinal, pauseAfter } from "./persist.ts";
import { type CallEvent, callEvent } from "./signal.ts";

interface FollowOptions {
  signalling: Signalling;
  tab: string;
  after: After;
  random(): number;
  signal: AbortSignal;
  onEvent(event: CallEvent): void;
}

/**
 * Reports each signal of the other side once and in order, over lost connections. Resolves with why there are no more:
 * the call was opened in another window, or the session has ended.
 */
export async function followSignals(options: FollowOptions): Promise<"elsewhere" | "ended"> {
  const { signalling, tab, after, signal, onEvent } = options;
  let seen = 0;
  let failed = 0;
  while (!signal.aborted) {
    try {
      const { body } = await signalling.follow({ tab, after: seen }, signal);
      if (body) {
        for await (const { name, data, id } of readEventStream(body, { after })) {
          failed = 0;
          if (name === "elsewhere") return "elsewhere";
          if (name === "ended" || name === "signed_out") return "ended";
          if (name !== "signal") continue;
          seen = Number(id);
          onEvent(v.parse(callEvent, JSON.parse(data)));
        }
      }
    } catch (error) {
      if (isFinal(error)) return "ended";
      // Any other failure is a lost connection: the next stream continues after the last signal.
    }
    await pauseAfter(failed++, options);
  }
  return "ended";
}
