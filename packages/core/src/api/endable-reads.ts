import { ApiError } from "./api-error.ts";
import type { ApiClient } from "./create-api-client.ts";

interface EndableReads<Client> {
  api: Client;
  /**
   * Ends the reads in flight, and declines new ones until `run` has settled. For a log-out, after which the API would
   * decline them: they reject as after a 401, but nothing is sent and nothing reported.
   */
  withoutReads(run: () => Promise<void>): Promise<void>;
}

/** The same client, whose reads can all be ended at once. */
export function endableReads<Client extends ApiClient>(client: Client): EndableReads<Client> {
  const inFlight = new Set<AbortController>();
  let isPaused = false;

  const api: Client = {
    ...client,
    async get(path, query, token, signal) {
      if (isPaused) throw loginEnded();
      const read = new AbortController();
      const abort = () => read.abort(signal?.reason);
      if (signal?.aborted) abort();
      signal?.addEventListener("abort", abort);
      inFlight.add(read);
      try {
        return await client.get(path, query, token, read.signal);
      } catch (error) {
        throw read.signal.reason instanceof ApiError ? read.signal.reason : error;
      } finally {
        inFlight.delete(read);
        signal?.removeEventListener("abort", abort);
      }
    },
  };

  async function withoutReads(run: () => Promise<void>) {
    isPaused = true;
    for (const read of inFlight) read.abort(loginEnded());
    try {
      await run();
    } finally {
      isPaused = false;
    }
  }

  return { api, withoutReads };
}

const loginEnded = () => new ApiError("the login has ended", { code: "unauthorized", status: 401 });
