import { storeAffiliate } from "@aradhana/core/affiliate";
import { storeLanding } from "@aradhana/core/landing";
import { pathTo } from "@aradhana/core/paths";
import { storePlatform } from "@aradhana/core/platform";
import { isCartDisabled } from "@aradhana/core/session";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { storeUtm } from "@aradhana/core/utm";
import { safeNext } from "../../features/account/login/safe-next.ts";
import type { Arrival } from "./arrival.ts";

/**
 * Keeps what the address of a document says of who sent its visitor, at `now` in milliseconds since the epoch.
 * Done once for a document, at its start.
 */
export function beginVisit(storage: KeyValueStorage, { address, referrer }: Arrival, now: number): void {
  const landing = landingOf(address);
  storeUtm(storage, landing.searchParams, now);
  storeAffiliate(storage, landing.searchParams);
  storeLanding(storage, landing, referrer);
  storePlatform(storage, address.searchParams);
  // Asking is what clears a flag whose ninety days are over.
  isCartDisabled(storage, now);
}

/** A link that signs in leads over the login: the page it names is the one it was made for. */
function landingOf(address: URL): URL {
  const { origin, pathname, searchParams } = address;
  if (pathname !== pathTo("/auth") || searchParams.get("link") !== "follow") return address;
  return new URL(safeNext(searchParams.get("next")), origin);
}
