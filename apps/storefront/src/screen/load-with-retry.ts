export { loadWithRetry } from "@aradhana/core/lazy";
