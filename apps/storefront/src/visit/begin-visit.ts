import { keepAffiliate } from "@aradhana/core/affiliate";
import { keepLanding } from "@aradhana/core/landing";
import { keepPlatform } from "@aradhana/core/platform";
import { isCartDisabled } from "@aradhana/core/session";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { keepUtm } from "@aradhana/core/utm";
import { safeNext } from "../login/safe-next.ts";
import type { Arrival } from "./arrival.ts";

/**
 * Keeps what the address of a document says of who sent its visitor, at `now` in milliseconds since the epoch.
 * Done once for a document, at its start.
 */
export function beginVisit(storage: KeyValueStorage, { address, referrer }: Arrival, now: number): void {
  const landing = landingOf(address);
  keepUtm(storage, landing.searchParams, now);
  keepAffiliate(storage, landing.searchParams);
  keepLanding(storage, landing, referrer);
  keepPlatform(storage, address.searchParams);
  // Asking is what clears a flag whose ninety days are over.
  isCartDisabled(storage, now);
}

/** A link that signs in leads over the login: the page it names is the one it was made for. */
function landingOf(address: URL): URL {
  const { origin, pathname, searchParams } = address;
  if (pathname !== "/auth" || searchParams.get("link") !== "follow") return address;
  return new URL(safeNext(searchParams.get("next")), origin);
}
