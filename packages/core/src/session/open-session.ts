import type { KeyValueStorage } from "../storage/index.ts";

export interface Session {
  /** A UUID without its first hyphen. */
  id: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** The format of `openSession`: other stored values must not be sent in a header. */
const SESSION_ID = /^[\da-f]{12}(?:-[\da-f]{4}){2}-[\da-f]{12}$/i;

/** The browser's session; created and stored when no start is stored. */
export function openSession(storage: KeyValueStorage, now: number, uuid: () => string): Session {
  const id = storage.get("session_id");
  const startedAt = Number(storage.get("session_start") || Number.NaN);
  if (id && SESSION_ID.test(id) && Number.isFinite(startedAt)) return { id, startedAt };

  const session = { id: uuid().replace("-", ""), startedAt: now };
  storage.set("session_id", session.id);
  storage.set("session_start", String(session.startedAt));
  return session;
}
