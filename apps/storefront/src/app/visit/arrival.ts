import { parseAddress } from "@aradhana/core/address";
import type { KeyValueStorage } from "@aradhana/core/storage";

/** Where a visitor arrived, and from where. */
export interface Arrival {
  address: URL;
  /** Empty where nothing is said of it. */
  referrer: string;
}

/**
 * Where the boot script notes it (server/boot-script.ts), for who goes on by a plain link before any other
 * script has run.
 */
export const arrivalKey = "arrival";

/** What was noted and nobody has taken, if it is an address of `origin`. It is forgotten here. */
export function takeArrival(drafts: KeyValueStorage, origin: string): Arrival | undefined {
  const [href = "", referrer = ""] = drafts.get(arrivalKey)?.split(" ", 2) ?? [];
  drafts.remove(arrivalKey);
  const address = parseAddress(href);
  return address?.origin === origin ? { address, referrer } : undefined;
}
