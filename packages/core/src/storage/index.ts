export { createStorage, type KeyValueStorage, type StorageKey, storageKeys } from "./create-storage.ts";
export { readJson } from "./read-json.ts";
