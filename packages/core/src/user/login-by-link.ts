import type { User } from "../contract/index.ts";
import type { Log } from "../logging/index.ts";
import { storePlatform } from "../platform/index.ts";
import type { KeyValueStorage } from "../storage/index.ts";
import type { LoginLink } from "./login-link.ts";
import type { StoredUser, UserStore } from "./user-store.ts";

export type LinkLogin =
  | { status: "signed-in" }
  /** All stored data is cleared: no user is signed in. */
  | { status: "failed" }
  /** Another account is signed in, and stays so until `replace` is called. */
  | { status: "other"; signedIn: StoredUser; offered: StoredUser; replace(): void };

export interface LinkLoginOptions {
  storage: KeyValueStorage;
  user: UserStore;
  /** Reads the user of this token from the API. */
  getUser(token: string): Promise<User>;
  log?: Log;
}

/**
 * Signs in by a link: stores the platform, fetches the user and stores it with the token. A new token in the
 * response replaces the link's (ruling D22). A user who is signed in with another account has to agree first, so
 * that a link sent by someone else cannot switch their account.
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
    // The specification has one reaction to any failure to fetch the user.
    log?.error("ERR_FETCHING_USER", { reason: error instanceof Error ? error.name : typeof error });
    user.getState().signedOut();
    return { status: "failed" };
  }
  const { token: fresh, ...userDetails } = fetched;
  const offered: StoredUser = { token: fresh ?? token, userDetails };
  const signedIn = user.getState().user;
  const replace = () => {
    // Again: the previous account's sign-out may have cleared it together with everything stored.
    storeLinkPlatform();
    user.getState().signedIn(offered);
  };
  if (signedIn && signedIn.userDetails.id !== userDetails.id) {
    return { status: "other", signedIn, offered, replace };
  }
  replace();
  return { status: "signed-in" };
}
