import { TIMEOUT } from "./load-with-retry.ts";

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Fetches files before the browser runs them, so that it finds them in its cache. A browser remembers a module
 * that failed to load for as long as the page is open, also for every module that imports it, and a new query in
 * the URL does not help the inner one. It does not remember a failed fetch.
 */
export function createPrefetcher(fetch: Fetch): (address: string) => Promise<void> {
  const fetched = new Map<string, Promise<void>>();
  const failed = new Set<string>();

  const fetchOne = async (address: string) => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), TIMEOUT);
    try {
      // A retry bypasses the cache: the cache may hold the very response that was wrong.
      const cache = failed.has(address) ? "reload" : "default";
      const answer = await fetch(address, { cache, signal: stop.signal });
      // Read the whole body: a partial response is not cached.
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

/** A page instead of a script: some hosts send it for a missing file, even with the script's content type. */
const isPage = ({ headers }: Response, text: string) =>
  headers.get("content-type")?.includes("html") || text.trimStart().startsWith("<");
