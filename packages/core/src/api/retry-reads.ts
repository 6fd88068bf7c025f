import type { ApiClient } from "./create-api-client.ts";
import { isTransient } from "./is-api-error.ts";

interface Options {
  /** Resolves after so many milliseconds. */
  pause(ms: number): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

const RETRIES = 2;
const FIRST_PAUSE = 300; // ms, doubled for the second try

/**
 * The same client, whose reads are tried twice more after a passing fault, at growing and jittered
 * pauses, so that many who failed together do not come back together. Writes are never repeated (decision 0014).
 */
export function retryReads(api: ApiClient, { pause, random }: Options): ApiClient {
  return {
    ...api,
    async get(...call) {
      // A token of its own may be a ticket for one use.
      if (call[2] !== undefined) return api.get(...call);
      for (let tried = 0; ; tried++) {
        try {
          return await api.get(...call);
        } catch (error) {
          if (tried === RETRIES || !isTransient(error)) throw error;
          await pause(FIRST_PAUSE * 2 ** tried * (0.5 + random()));
        }
      }
    },
  };
}
