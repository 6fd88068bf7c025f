import { signedInStaff } from "@aradhana/core/staff";
import { createStorage, readJson } from "@aradhana/core/storage";
import type { InferOutput } from "valibot";

export type StaffSession = InferOutput<typeof signedInStaff>;

const KEY = "console_session";

export interface SessionStore {
  /** The session, unless it has expired. */
  read(): StaffSession | undefined;
  write(session: StaffSession): void;
  clear(): void;
}

/** The session, unless it still has to be confirmed with a passkey. */
export function signedIn(sessions: SessionStore): StaffSession | undefined {
  const session = sessions.read();
  return session?.passkey === "required" ? undefined : session;
}

/**
 * Stores who is signed in, until the token expires. With the storage of a tab it ends with the tab, and the shop, which has
 * the same origin, neither reads it nor clears it with its own.
 */
export function createSessionStore(open: () => Storage, now: () => number): SessionStore {
  const storage = createStorage(open);
  return {
    read() {
      const session = readJson(storage, KEY, signedInStaff);
      return session && Date.parse(session.expires_at) > now() ? session : undefined;
    },
    write: (session) => storage.set(KEY, JSON.stringify(session)),
    clear: () => storage.remove(KEY),
  };
}
