import { within } from "./within.ts";

const RETRY_AFTER = 300; // ms, specification section 9
export const TIMEOUT = 120_000; // ms, specification section 9

/** How Chromium and Firefox say which module they could not fetch. */
const lostModule = /dynamically imported module: (https?:\/\/\S+)$/;
const tookTooLong = () => new Error("Loading chunk ? failed: it took too long");

/**
 * Loads a lazy part; a failure, or what takes two minutes, is tried once more after 300 ms. Browsers
 * remember an address that brought no module for as long as the page stands: `loadUncached` is given another
 * one. Where the files come through `createPrefetcher`, which remembers nothing, it is `load` once more.
 */
export async function loadWithRetry<Part>(
  load: () => Promise<Part>,
  loadUncached: (address: string) => Promise<Part> = (address) => import(/* @vite-ignore */ address),
): Promise<Part> {
  try {
    return await within(load(), TIMEOUT, tookTooLong);
  } catch (lost) {
    await new Promise((resume) => setTimeout(resume, RETRY_AFTER));
    const address = lost instanceof Error && lostModule.exec(lost.message)?.[1];
    return within(address ? loadUncached(`${address}?again`) : load(), TIMEOUT, tookTooLong);
  }
}
