export { createPrefetcher } from "./create-prefetcher.ts";
export { chunkFailurePatterns, isChunkFailure } from "./is-chunk-failure.ts";
export { loadWithRetry } from "./load-with-retry.ts";
export { reloadHome, reloadRule } from "./reload-home.ts";
