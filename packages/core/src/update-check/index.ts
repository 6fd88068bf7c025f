export { reloadForUpdate } from "./reload-for-update.ts";
export { watchForUpdate } from "./watch-for-update.ts";
