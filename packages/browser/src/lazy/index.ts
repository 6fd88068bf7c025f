export { fetchThenLoad } from "./fetch-then-load.ts";
export { lazyApi } from "./lazy-api.ts";
export { loadWithRetry } from "./load-with-retry.ts";
export { nextTask } from "./next-task.ts";
export { openOnce } from "./open-once.ts";
export { reloadHomeOnce } from "./reload-home-once.ts";
export { whenIdle } from "./when-idle.ts";
export { whenOnline } from "./when-online.ts";
