import * as v from "valibot";
import { createStore } from "zustand/vanilla";
import { type KeyValueStorage, readJson } from "../storage/index.ts";

/** The record under `user`: logged in means that it holds a token. */
const storedUser = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  userDetails: v.looseObject({ id: v.string() }),
});
export type StoredUser = v.InferOutput<typeof storedUser>;

export interface UserState {
  user: StoredUser | undefined;
  signedIn(user: StoredUser): void;
  /** Clears all local storage, as the specification has it for every end of a login. */
  signedOut(): void;
  /** Reads the record again, after another tab changed it. */
  changedElsewhere(): void;
}

export type UserStore = ReturnType<typeof createUserStore>;

/** Who is signed in, kept in `storage`. One store for a tab. */
export function createUserStore(storage: KeyValueStorage) {
  const read = () => readJson(storage, "user", storedUser);
  return createStore<UserState>()((set) => ({
    user: read(),
    signedIn(user) {
      storage.set("user", JSON.stringify(user));
      set({ user });
    },
    signedOut() {
      storage.clear();
      set({ user: undefined });
    },
    changedElsewhere: () => set({ user: read() }),
  }));
}

/** The token as it is stored now: read anew for each request, since another tab may have changed it. */
export function storedToken(storage: KeyValueStorage): string | undefined {
  return readJson(storage, "user", storedUser)?.token;
}
