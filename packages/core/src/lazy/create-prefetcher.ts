import { TIMEOUT } from "./load-with-retry.ts";

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Fetches files that the browser is about to run, so that it finds them in its cache. A browser that was
 * itself refused a module remembers so for as long as the page stands, also for each module that imports
 * that one, and no other query in the address helps the one within; a failed fetch it forgets.
 */
export function createPrefetcher(fetch: Fetch): (address: string) => Promise<void> {
  const fetched = new Map<string, Promise<void>>();
  const failed = new Set<string>();

  const fetchOne = async (address: string) => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), TIMEOUT);
    try {
      // Another try asks past the cache: it may hold the very answer that was no good.
      const cache = failed.has(address) ? "reload" : "default";
      const answer = await fetch(address, { cache, signal: stop.signal });
      // Read to its end: half an answer is in no cache.
      const text = await answer.text();
      if (!answer.ok || isPage(answer, text)) throw new Error(`status ${answer.status}`);
    } catch (cause) {
      failed.add(address);
      throw new Error(`Loading chunk ${address} failed`, { cause });
    } finally {
      clearTimeout(timer);
    }
  };

  const fetchAgain = (address: string) => {
    const fetching = fetchOne(address).catch((lost: unknown) => {
      fetched.delete(address);
      throw lost;
    });
    fetched.set(address, fetching);
    return fetching;
  };
  return (address) => fetched.get(address) ?? fetchAgain(address);
}

/** A page in place of a script: some hosts answer so for what they no longer have, even under its type. */
const isPage = ({ headers }: Response, text: string) =>
  headers.get("content-type")?.includes("html") || text.trimStart().startsWith("<");
