import { queryString } from "../address/index.ts";

/** What a link that signs its reader in carries. */
export interface LoginLink {
  token: string;
  platform: string;
}

/** An address, as it may stand in the address bar, and the login that was in it. */
export interface CleanAddress {
  /** Path, query and fragment, without token and platform. */
  address: string;
  /** Absent where the address carried a token alone, which signs nobody in. */
  login?: LoginLink;
}

/** Takes a token out of an address; nothing where there is none in it. */
export function extractLoginLink(address: URL): CleanAddress | undefined {
  const query = new URLSearchParams(address.search);
  if (!query.has("token")) return undefined;
  const token = query.get("token");
  const platform = query.get("platform");
  query.delete("token");
  query.delete("platform");
  return {
    // A path that begins with two slashes would be another host's.
    address: address.pathname.replace(/\/+/, "/") + queryString(query) + address.hash,
    ...(token && platform && { login: { token, platform } }),
  };
}
