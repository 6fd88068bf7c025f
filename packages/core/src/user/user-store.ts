import * as v from "valibot";
import { createStore } from "zustand/vanilla";
import { type KeyValueStorage, readJson, type StorageKey } from "../storage/index.ts";

/** The record under `user`: signed in means that it has a token. */
const storedUser = v.object({
  /** Only characters that a header can carry. */
  token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/)),
  userDetails: v.looseObject({ id: v.string() }),
});
/** Contains only the user's details. Like `user`, it is cleared with the rest of the storage. */
const DETAILS = "userData" satisfies StorageKey;
export type StoredUser = v.InferOutput<typeof storedUser>;

export interface UserState {
  user: StoredUser | undefined;
  /** Whether the server ended the session and the user should be notified. */
  wasEnded: boolean;
  signedIn(user: StoredUser): void;
  /** Clears all local storage, as the specification demands for every end of a session. */
  signedOut(): void;
  /** The server rejected the token: like `signedOut`, and remembered until the next sign-in. */
  sessionEnded(): void;
  /** Reads the record again, after another tab changed it. */
  changedElsewhere(): void;
}

export type UserStore = ReturnType<typeof createUserStore>;

/** The signed-in user, persisted in `storage`. One store per tab. */
export function createUserStore(storage: KeyValueStorage) {
  const read = () => readJson(storage, "user", storedUser);
  return createStore<UserState>()((set) => ({
    user: read(),
    wasEnded: false,
    signedIn(user) {
      storage.set("user", JSON.stringify(user));
      storage.set(DETAILS, JSON.stringify(user.userDetails));
      set({ user, wasEnded: false });
    },
    signedOut() {
      storage.clear();
      set({ user: undefined });
    },
    sessionEnded() {
      storage.clear();
      set({ user: undefined, wasEnded: true });
    },
    changedElsewhere: () => set({ user: read() }),
  }));
}

/** The token as stored now: read for each request, since another tab may have changed it. */
export function storedToken(storage: KeyValueStorage): string | undefined {
  return readJson(storage, "user", storedUser)?.token;
}
