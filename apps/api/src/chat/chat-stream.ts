import type { Context } from "hono";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { event, streamEvents } from "../http/event-stream.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { ChatSignals } from "./chat-signals.ts";
import { listMessages, listRemoved } from "./messages.queries.ts";
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
 * The id of an event is the number of its message, with which a reader continues. Removed births are all named to each
 * reader, since an earlier stream may have ended before. Nothing is read ahead of a slow reader
 * but the messages of one batch.
 */
export function streamMessages(c: Context<AppEnv>, parts: StreamParts, reader: Reader): Response {
  const changes = watchChanges(parts.signals, [reader.conversationId, reader.topic]);
  const events = eventsOf(parts, reader, changes);
  return streamEvents(c, {
    ...{ events, log: parts.log },
    onEnd() {
      changes.end();
      reader.onEnd();
    },
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
  let removed = 0;
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
    const removedIds = await listRemoved(db, conversationId);
    if (removedIds.length > removed) {
      removed = removedIds.length;
      yield event({ event: "removed", data: { message_ids: removedIds } });
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
