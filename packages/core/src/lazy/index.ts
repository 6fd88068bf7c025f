export { loadWithRetry } from "./load-with-retry.ts";
