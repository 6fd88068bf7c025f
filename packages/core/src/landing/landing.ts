import { parseAddress } from "../address/index.ts";
import { attributionLimits } from "../contract/index.ts";
import type { KeyValueStorage, StorageKey } from "../storage/index.ts";

const REFERRER = "referrer_url" satisfies StorageKey;
const PATH = "landing_path" satisfies StorageKey;
const LONGEST = attributionLimits.address;
/** As browsers write the path of an address. */
const ownPath = /^\/(?!\/)[\x21-\x7e]*$/;

export interface Landing {
  /** The page of another site that led here, without its query. */
  referrerUrl?: string;
  /** The path of the first page. */
  path?: string;
}

/** Keeps where the visitor came from and arrived. The first page of a browser decides: later ones change nothing. */
export function storeLanding(storage: KeyValueStorage, address: URL, referrer: string): void {
  if (storedLanding(storage).path !== undefined) return;
  // Two slashes at its beginning would name another host.
  storage.set(PATH, address.pathname.replace(/\/+/, "/").slice(0, LONGEST));
  const from = foreignReferrer(referrer, address.origin);
  if (from) storage.set(REFERRER, from);
}

/** What is kept of the first page. */
export function storedLanding(storage: KeyValueStorage): Landing {
  const path = storage.get(PATH);
  const referrerUrl = storage.get(REFERRER);
  return {
    ...(path && path.length <= LONGEST && ownPath.test(path) && { path }),
    ...(referrerUrl && foreignReferrer(referrerUrl) === referrerUrl && { referrerUrl }),
  };
}

/** The page of another site, without query and fragment: those may say who was reading there. */
function foreignReferrer(referrer: string, ownOrigin?: string): string | undefined {
  const { protocol, origin, host, pathname } = parseAddress(referrer) ?? {};
  if (!host || origin === ownOrigin) return undefined;
  return `${protocol}//${host}${pathname}`.slice(0, LONGEST);
}
