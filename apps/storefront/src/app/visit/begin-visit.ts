import { storeAffiliate } from "@aradhana/core/affiliate";
import { storeLanding } from "@aradhana/core/landing";
import { pathTo } from "@aradhana/core/paths";
import { storePlatform } from "@aradhana/core/platform";
import { isCartDisabled, storeCartDisabled } from "@aradhana/core/session";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { storeUtm } from "@aradhana/core/utm";
import { safeNext } from "../../features/account/login/safe-next.ts";
import type { Arrival } from "./arrival.ts";

/**
 * Stores where the visitor came from (campaign, affiliate, landing page, platform) and whether the cart is hidden, at `now` in milliseconds since the
 * epoch. Called once for each document.
 */
export function beginVisit(storage: KeyValueStorage, { address, referrer }: Arrival, now: number): void {
  const landing = landingOf(address);
  storeUtm(storage, landing.searchParams, now);
  storeAffiliate(storage, landing.searchParams);
  storeLanding(storage, landing, referrer);
  storePlatform(storage, address.searchParams);
  storeCartDisabled(storage, landing.searchParams, now);
  // Reading the flag deletes it once its ninety days have expired.
  isCartDisabled(storage, now);
}

/** A login link passes through the login page; the landing page is the one behind it. */
function landingOf(address: URL): URL {
  const { origin, pathname, searchParams } = address;
  if (pathname !== pathTo("/auth") || searchParams.get("link") !== "follow") return address;
  return new URL(safeNext(searchParams.get("next")), origin);
}
