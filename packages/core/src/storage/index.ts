export { createStorage, type KeyValueStorage } from "./create-storage.ts";
export { readJson } from "./read-json.ts";
export { type StorageKey, storageKeys } from "./storage-keys.ts";
