import * as v from "valibot";
import { bookingRequest, sessionQuery } from "../consultation/index.ts";
import { count } from "../contract/primitives.ts";

/** One window in which a side opened the call: after a reload, or elsewhere, it has another id. */
const tab = v.pipe(v.string(), v.regex(/^[\w-]{16,40}$/));

/** An offer with audio and video has some 7,000 characters. */
const sdp = v.pipe(v.string(), v.minLength(1), v.maxLength(20_000));

/** As `RTCIceCandidate.toJSON` gives it. */
const candidate = v.object({
  candidate: v.pipe(v.string(), v.maxLength(500)),
  sdpMid: v.nullable(v.pipe(v.string(), v.maxLength(32))),
  sdpMLineIndex: v.nullable(v.pipe(count, v.maxValue(32))),
  usernameFragment: v.nullable(v.pipe(v.string(), v.maxLength(256))),
});

/** What two browsers tell each other to connect; `to` is the window that it is for. */
export const callSignal = v.variant("kind", [
  v.object({ kind: v.literal("description"), to: tab, type: v.picklist(["offer", "answer"]), sdp }),
  v.object({
    ...{ kind: v.literal("candidates"), to: tab },
    candidates: v.pipe(v.array(candidate), v.minLength(1), v.maxLength(40)),
  }),
  v.object({ kind: v.literal("bye") }),
]);
export type CallSignal = v.InferOutput<typeof callSignal>;

/** An event of the stream of signals. `hello`: the other side opened the call in the window `from`. */
export const callEvent = v.object({
  from: tab,
  signal: v.variant("kind", [v.object({ kind: v.literal("hello") }), ...callSignal.options]),
});
export type CallEvent = v.InferOutput<typeof callEvent>;

/** Servers through which browsers find a way to each other (`RTCIceServer`). */
export const mediaCall = v.object({
  ice_servers: v.array(
    v.object({
      urls: v.array(v.string()),
      username: v.optional(v.string()),
      credential: v.optional(v.string()),
    }),
  ),
});
export type IceServers = v.InferOutput<typeof mediaCall>["ice_servers"];

/** Opens the call of a live session in this window; other windows of the same side lose it. */
export const openCallRequest = v.object({ ...bookingRequest.entries, tab });
export const sendSignalRequest = v.object({ ...openCallRequest.entries, signal: callSignal });
export const signalsQuery = v.object({
  ...sessionQuery.entries,
  tab,
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

/** The same for an astrologer, whose booking is in the path. */
export const staffCallRequest = v.object({ tab });
export const staffSignalRequest = v.object({ tab, signal: callSignal });
export const staffSignalsQuery = v.object({ tab, after: signalsQuery.entries.after });
