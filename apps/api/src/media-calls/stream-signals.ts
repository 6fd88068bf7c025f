import { eq } from "drizzle-orm";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { ChatSignals } from "../chat/chat-signals.ts";
import { type Changes, watchChanges } from "../chat/watch-changes.ts";
import { bookings } from "../consultations/consultations.table.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { event, streamEvents } from "../http/event-stream.ts";
import type { Vault } from "../vault/create-vault.ts";
import { type Caller, hasCall, readSignals } from "./call-signals.queries.ts";

/** As in a stream of messages: how long nothing is sent, at most. */
const HEARTBEAT_MS = 10_000;

export interface MediaCallParts {
  db: Database;
  vault: Vault;
  signals: ChatSignals;
  log: Logger;
}

interface SignalReader extends Caller {
  after: number;
  /** The id of the reader, whose session may end. */
  personId: string;
  isSignedIn(): Promise<boolean>;
  onEnd(): void;
}

/** Sends each signal of the other side once and in order, until the call is opened elsewhere or the session ends. */
export function streamSignals(c: Context<AppEnv>, parts: MediaCallParts, reader: SignalReader): Response {
  const changes = watchChanges(parts.signals, [reader.bookingId, reader.personId]);
  return streamEvents(c, {
    ...{ events: eventsOf(parts, reader, changes), log: parts.log },
    onEnd() {
      changes.end();
      reader.onEnd();
    },
  });
}

async function* eventsOf(
  { db, vault }: MediaCallParts,
  reader: SignalReader,
  changes: Changes,
): AsyncGenerator<string, void> {
  let { after } = reader;
  yield event({ event: "open" });
  while (!changes.isEnded()) {
    changes.clear();
    if (!(await reader.isSignedIn())) return yield event({ event: "signed_out" });
    const { id, state } = bookings;
    const [found] = await db.select({ state }).from(bookings).where(eq(id, reader.bookingId));
    if (found?.state !== "live") return yield event({ event: "ended" });
    if (!(await hasCall(db, reader))) return yield event({ event: "elsewhere" });
    for (const { seq, event: data } of await readSignals(db, vault, reader, after)) {
      yield event({ event: "signal", id: seq, data });
      after = seq;
    }
    if (!(await changes.next(HEARTBEAT_MS))) yield event({ event: "ping" });
  }
}
