import { LOGIN_EXPIRES_HEADER } from "@aradhana/core/paths";
import type { WorkboxPlugin } from "workbox-core/types.js";

/**
 * Saves personal answers no longer than the login lasts. `forget` deletes them when it ends. The plugin does not save an
 * answer that was requested before that, and calls `forget` when the server answers that the login has expired, and offline
 * when a copy is read after the time at which it expires. List it last: what it deletes includes what the other
 * plugins have stored.
 */
export function createLoginEnd(deleteCopies: () => Promise<unknown>, now: () => number) {
  /** Counts the ends of logins. */
  let ended = 0;
  async function forget(): Promise<void> {
    ended += 1;
    await deleteCopies();
  }
  const endsWithLogin = {
    // Not `requestWillFetch`: a preloaded document is not fetched.
    handlerWillStart: async ({ state }) => {
      if (state) state.ended = ended;
    },
    fetchDidSucceed: async ({ response }) => {
      if (response.status === 401) await forget();
      return response;
    },
    cacheWillUpdate: async ({ response, state }) => (state?.ended === ended ? response : null),
    // If the login ended while the copy was being written, it is deleted again.
    cacheDidUpdate: async ({ state }) => {
      if (state?.ended !== ended) await deleteCopies();
    },
    cachedResponseWillBeUsed: async ({ cachedResponse }) => {
      const expires = cachedResponse?.headers.get(LOGIN_EXPIRES_HEADER);
      if (!expires || now() < Date.parse(expires)) return cachedResponse;
      await forget();
      return null;
    },
  } satisfies WorkboxPlugin;
  return { forget, endsWithLogin };
}
