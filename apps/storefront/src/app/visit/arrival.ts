import { parseAddress } from "@aradhana/core/address";
import type { KeyValueStorage } from "@aradhana/core/storage";

/** Where a visitor arrived, and from where. */
export interface Arrival {
  address: URL;
  /** Empty if the browser sends none. */
  referrer: string;
}

/**
 * The key under which each page stores it before its first paint (server/before-paint-script.ts), for visitors who follow a
 * link before any other script has run.
 */
export const arrivalKey = "arrival";

/** Reads and deletes the stored arrival, if it is an address of `origin`. */
export function takeArrival(drafts: KeyValueStorage, origin: string): Arrival | undefined {
  const [href = "", referrer = ""] = drafts.get(arrivalKey)?.split(" ", 2) ?? [];
  drafts.remove(arrivalKey);
  const address = parseAddress(href);
  return address?.origin === origin ? { address, referrer } : undefined;
}
