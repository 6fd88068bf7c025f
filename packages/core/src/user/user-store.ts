import * as v from "valibot";
import { createStore } from "zustand/vanilla";
import { type KeyValueStorage, readJson } from "../storage/index.ts";

/** The record under `user`: logged in means that it holds a token. */
const storedUser = v.object({
  /** What can go out in a header, and no more. */
  token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/)),
  userDetails: v.looseObject({ id: v.string() }),
});
export type StoredUser = v.InferOutput<typeof storedUser>;

export interface UserState {
  user: StoredUser | undefined;
  /** Whether the server ended the login, of which its owner should be told. */
  wasEnded: boolean;
  signedIn(user: StoredUser): void;
  /** Clears all local storage, as the specification has it for every end of a login. */
  signedOut(): void;
  /** The server no longer takes the token: as `signedOut`, and it is remembered until somebody signs in. */
  sessionEnded(): void;
  /** Reads the record again, after another tab changed it. */
  changedElsewhere(): void;
}

export type UserStore = ReturnType<typeof createUserStore>;

/** Who is signed in, kept in `storage`. One store for a tab. */
export function createUserStore(storage: KeyValueStorage) {
  const read = () => readJson(storage, "user", storedUser);
  return createStore<UserState>()((set) => ({
    user: read(),
    wasEnded: false,
    signedIn(user) {
      storage.set("user", JSON.stringify(user));
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

/** The token as it is stored now: read anew for each request, since another tab may have changed it. */
export function storedToken(storage: KeyValueStorage): string | undefined {
  return readJson(storage, "user", storedUser)?.token;
}
