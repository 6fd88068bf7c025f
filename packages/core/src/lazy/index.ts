export { createFetchAhead } from "./fetch-ahead.ts";
export { chunkFailureWordings, isChunkFailure } from "./is-chunk-failure.ts";
export { loadWithRetry } from "./load-with-retry.ts";
export { reloadHome } from "./reload-home.ts";
