import * as v from "valibot";
import { isApiError, type StreamingApiClient } from "../api/index.ts";
import { type Message, message, readEvent, removedEvent } from "../contract/chat.ts";
import { type After, backOff } from "../time/index.ts";
import { getMessages } from "./calls.ts";
import { readEventStream } from "./read-event-stream.ts";

/** How new messages come. */
export type Connection = "connecting" | "live" | "polling";

const POLL_MS = 3000;
/** So many streams that fail in a row are followed by polling, as where a proxy lets no stream through. */
const FAILED_STREAMS = 2;
/** While it polls, every so often a stream is tried again. */
const POLLS_BEFORE_STREAM = 10;
const FIRST_PAUSE = 500;

export interface FollowOptions {
  api: StreamingApiClient;
  id: string;
  after: After;
  random(): number;
  signal: AbortSignal;
  /** The number of the last message that is known. */
  lastSeq(): number;
  onConnection(connection: Connection): void;
  onMessages(messages: readonly Message[]): void;
  onPeerRead(seq: number): void;
  /** The ids of messages whose births their customer has removed. */
  onRemoved(ids: readonly string[]): void;
}

/** Reports new messages until the conversation or the login ends, over whatever connection works. */
export async function followMessages(options: FollowOptions): Promise<void> {
  const { after, random, signal, onConnection } = options;
  let failed = 0;
  while (!signal.aborted) {
    const result = await stream(options);
    if (result === "over") return;
    failed = result === "worked" ? 0 : failed + 1;
    if (failed < FAILED_STREAMS) {
      onConnection("connecting");
      await pause(backOff(FIRST_PAUSE, failed, random), after, signal);
      continue;
    }
    for (let polls = 0; polls < POLLS_BEFORE_STREAM && !signal.aborted; polls++) {
      if ((await poll(options)) === "over") return;
      await pause(POLL_MS, after, signal);
    }
  }
}

/** Whether there was a connection: `over` if nothing more will come. */
type Outcome = "worked" | "failed" | "over";

async function stream({ api, id, after, signal, ...options }: FollowOptions): Promise<Outcome> {
  let outcome: Outcome = "failed";
  try {
    const { body } = await api.open("/api/v1/chat/stream", {
      query: { conversation_id: id, after: options.lastSeq() },
      signal,
    });
    if (!body) return "failed";
    for await (const { name, data } of readEventStream(body, { after })) {
      if (name === "ended" || name === "signed_out") return "over";
      outcome = "worked";
      options.onConnection("live");
      if (name === "message") options.onMessages([v.parse(message, JSON.parse(data))]);
      if (name === "removed") options.onRemoved(v.parse(removedEvent, JSON.parse(data)).message_ids);
      if (name === "read") options.onPeerRead(v.parse(readEvent, JSON.parse(data)).seq);
    }
  } catch (error) {
    if (isOver(error)) return "over";
    // Any other failure is a lost connection: what is missing is fetched by its number.
  }
  return outcome;
}

async function poll({ api, id, ...options }: FollowOptions): Promise<Outcome> {
  try {
    const page = await getMessages(api, id, { after: options.lastSeq() });
    options.onConnection("polling");
    if (page.messages.length > 0) options.onMessages(page.messages);
    options.onRemoved(page.removed);
    options.onPeerRead(page.conversation.peer_read_seq);
    return page.conversation.state === "ended" && !page.has_more ? "over" : "worked";
  } catch (error) {
    if (isOver(error)) return "over";
    options.onConnection("connecting");
    return "failed";
  }
}

/** Without the login or the conversation nothing more comes. */
const isOver = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 404);

const pause = (ms: number, after: After, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = after(ms, resolve);
    signal.addEventListener(
      "abort",
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });
