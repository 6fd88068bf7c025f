import { backOff } from "../time/index.ts";
import type { ApiClient } from "./create-api-client.ts";
import { isTransient } from "./is-api-error.ts";

interface Options {
  /** Resolves after this many milliseconds. */
  pause(ms: number): Promise<void>;
  /** Random number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
}

const RETRIES = 2;
const FIRST_PAUSE = 300; // ms, doubled for the second retry

/**
 * The same client with reads retried twice after a transient error. The pauses grow and have jitter, so that many
 * clients that failed together do not retry together. Writes are never retried (decision 0014).
 */
export function retryReads<Client extends ApiClient>(api: Client, { pause, random }: Options): Client {
  return {
    ...api,
    async get(...call) {
      // A passed token may be a single-use login ticket.
      if (call[2] !== undefined) return api.get(...call);
      for (let tried = 0; ; tried++) {
        try {
          return await api.get(...call);
        } catch (error) {
          if (tried === RETRIES || !isTransient(error)) throw error;
          await pause(backOff(FIRST_PAUSE, tried, random));
        }
      }
    },
  };
}
