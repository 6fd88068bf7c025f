import type { User } from "../contract/index.ts";
import type { Log } from "../logging/index.ts";
import { storePlatform } from "../platform/index.ts";
import type { KeyValueStorage } from "../storage/index.ts";
import type { LoginLink } from "./login-link.ts";
import type { StoredUser, UserStore } from "./user-store.ts";

export type LinkLogin =
  | { status: "signed-in" }
  /** Everything that was kept is cleared: nobody is signed in any more. */
  | { status: "failed" }
  /** Somebody else is signed in, and stays so until `replace` is called. */
  | { status: "other"; signedIn: StoredUser; offered: StoredUser; replace(): void };

export interface LinkLoginOptions {
  storage: KeyValueStorage;
  user: UserStore;
  /** Asks the API whose token this is. */
  getUser(token: string): Promise<User>;
  log?: Log;
}

/**
 * Signs in who follows a link: the platform is kept, the user fetched and stored with the token; a fresh
 * token in the answer takes the place of the link's (ruling D22). Who is signed in as somebody else has to
 * agree first: a link that another sent must not slip its sender's account under them.
 */
export async function loginByLink(
  { token, platform }: LoginLink,
  { storage, user, getUser, log }: LinkLoginOptions,
): Promise<LinkLogin> {
  const storeLinkPlatform = () => storePlatform(storage, new URLSearchParams({ platform }));
  storeLinkPlatform();
  let fetched: User;
  try {
    fetched = await getUser(token);
  } catch (error) {
    // Whatever kept the user from being fetched, the specification has one answer to it.
    log?.error("ERR_FETCHING_USER", { reason: error instanceof Error ? error.name : typeof error });
    user.getState().signedOut();
    return { status: "failed" };
  }
  const { token: fresh, ...userDetails } = fetched;
  const offered: StoredUser = { token: fresh ?? token, userDetails };
  const signedIn = user.getState().user;
  const replace = () => {
    // Once more: who was signed in may have been forgotten meanwhile, with all that was kept.
    storeLinkPlatform();
    user.getState().signedIn(offered);
  };
  if (signedIn && signedIn.userDetails.id !== userDetails.id) {
    return { status: "other", signedIn, offered, replace };
  }
  replace();
  return { status: "signed-in" };
}
