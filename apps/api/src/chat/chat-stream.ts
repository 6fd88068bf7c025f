import type { Context } from "hono";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { ChatSignals } from "./chat-signals.ts";
import { listMessages } from "./messages.queries.ts";
import { type Changes, watchChanges } from "./watch-changes.ts";

/** How long nothing is sent, at most: proxies close a silent connection, and a session that ended is noticed. */
const HEARTBEAT_MS = 10_000;
const BATCH = 50;

export interface StreamParts {
  db: Database;
  vault: Vault;
  signals: ChatSignals;
  log: Logger;
}

interface Reader {
  conversationId: string;
  /** The number of the last message that the reader has. */
  after: number;
  /** What wakes this stream beside the conversation: the id of the reader, whose session may end. */
  topic: string;
  /** How far the other side has read, and whether the conversation has ended; undefined without a session. */
  check(): Promise<{ peerRead: number; isEnded: boolean } | undefined>;
  /** Called once, when the stream has ended. */
  onEnd(): void;
}

/**
 * Sends every message after `after` once and in order, and then each new one, from the table: signals are only hints.
 * The id of an event is the number of its message, with which a reader continues. Nothing is read ahead of a slow reader
 * but the messages of one batch.
 */
export function streamMessages(c: Context<AppEnv>, parts: StreamParts, reader: Reader): Response {
  const changes = watchChanges(parts.signals, [reader.conversationId, reader.topic]);
  const events = eventsOf(parts, reader, changes);
  const encoder = new TextEncoder();
  const end = () => {
    changes.end();
    reader.onEnd();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await events.next().catch((error: unknown) => {
          parts.log.error({ err: error, requestId: c.var.requestId }, "a stream of messages failed");
          return undefined;
        });
        if (next && !next.done) return controller.enqueue(encoder.encode(next.value));
        end();
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
  return c.body(body, 200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "private, no-store",
    // Proxies such as nginx would collect the events otherwise.
    "X-Accel-Buffering": "no",
  });
}

async function* eventsOf(
  { db, vault }: StreamParts,
  reader: Reader,
  changes: Changes,
): AsyncGenerator<string, void> {
  const { conversationId } = reader;
  let { after } = reader;
  let peerRead = -1;
  yield event({ event: "open" });
  while (!changes.isEnded()) {
    changes.clear();
    const now = await reader.check();
    if (!now) return yield event({ event: "signed_out" });
    const { messages, has_more } = await listMessages(db, vault, { conversationId, after, limit: BATCH });
    for (const message of messages) {
      yield event({ event: "message", id: message.seq, data: message });
      after = message.seq;
    }
    if (now.peerRead !== peerRead) {
      peerRead = now.peerRead;
      yield event({ event: "read", data: { seq: peerRead } });
    }
    if (has_more) continue;
    if (now.isEnded) return yield event({ event: "ended" });
    if (!(await changes.next(HEARTBEAT_MS))) yield event({ event: "ping" });
  }
}

/** JSON has no line breaks, so that an event has one line of data. */
const event = ({ event: name, id, data = {} }: { event: string; id?: number; data?: unknown }) =>
  `event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
