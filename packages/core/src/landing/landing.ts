import { parseAddress } from "../address/index.ts";
import { attributionLimits } from "../contract/index.ts";
import type { KeyValueStorage, StorageKey } from "../storage/index.ts";

const REFERRER = "referrer_url" satisfies StorageKey;
const PATH = "landing_path" satisfies StorageKey;
const LONGEST = attributionLimits.address;
/** A path as browsers write it. */
const ownPath = /^\/(?!\/)[\x21-\x7e]*$/;

export interface Landing {
  /** URL of the referring page on another site, without its query. */
  referrerUrl?: string;
  /** The path of the first page. */
  path?: string;
}

/** Stores referrer and landing path. Only the first page of a browser is stored. */
export function storeLanding(storage: KeyValueStorage, address: URL, referrer: string): void {
  if (storedLanding(storage).path !== undefined) return;
  // Two leading slashes would name another host.
  storage.set(PATH, address.pathname.replace(/\/+/, "/").slice(0, LONGEST));
  const from = foreignReferrer(referrer, address.origin);
  if (from) storage.set(REFERRER, from);
}

/** The stored first page. */
export function storedLanding(storage: KeyValueStorage): Landing {
  const path = storage.get(PATH);
  const referrerUrl = storage.get(REFERRER);
  return {
    ...(path && path.length <= LONGEST && ownPath.test(path) && { path }),
    ...(referrerUrl && foreignReferrer(referrerUrl) === referrerUrl && { referrerUrl }),
  };
}

/** The other site's URL, without query and fragment: those may identify the reader. */
function foreignReferrer(referrer: string, ownOrigin?: string): string | undefined {
  const { protocol, origin, host, pathname } = parseAddress(referrer) ?? {};
  if (!host || origin === ownOrigin) return undefined;
  return `${protocol}//${host}${pathname}`.slice(0, LONGEST);
}
