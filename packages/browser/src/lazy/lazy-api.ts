import type { ApiClient } from "@aradhana/core/api";

/** An API client that is fetched when it is first called. */
export function lazyApi(open: () => Promise<{ api: ApiClient }>): ApiClient {
  return {
    get: async (...call) => (await open()).api.get(...call),
    post: async (...call) => (await open()).api.post(...call),
    write: async (...call) => (await open()).api.write(...call),
  };
}
