import { queryString } from "../address/index.ts";

/** The parameters of a sign-in link. */
export interface LoginLink {
  token: string;
  platform: string;
}

/** A URL that is safe for the address bar, and the login it carried. */
export interface CleanAddress {
  /** Path, query and fragment, without token and platform. */
  address: string;
  /** Undefined when the URL has only a token, which is not enough to sign in. */
  login?: LoginLink;
}

/** Removes a token from a URL; undefined when there is none. */
export function extractLoginLink(address: URL): CleanAddress | undefined {
  const query = new URLSearchParams(address.search);
  if (!query.has("token")) return undefined;
  const token = query.get("token");
  const platform = query.get("platform");
  query.delete("token");
  query.delete("platform");
  return {
    // A path that begins with two slashes would be a URL of another host.
    address: address.pathname.replace(/\/+/, "/") + queryString(query) + address.hash,
    ...(token && platform && { login: { token, platform } }),
  };
}
