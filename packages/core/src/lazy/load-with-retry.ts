import { within } from "./within.ts";

const RETRY_AFTER = 300; // ms, specification section 9
export const TIMEOUT = 120_000; // ms, specification section 9

/** The URL of the failed module in the messages of Chromium and Firefox. */
const lostModule = /dynamically imported module: (https?:\/\/\S+)$/;
const tookTooLong = () => new Error("Loading chunk ? failed: it took too long");

/**
 * Loads a lazy part. A failure, or a load that takes two minutes, is retried once after 300 ms. Browsers remember
 * a failed module URL while the page is open, so `loadUncached` gets a changed URL. When files come through
 * `createPrefetcher`, which remembers nothing, the retry calls `load` again.
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
