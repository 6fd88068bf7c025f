import type { KeyValueStorage, StorageKey } from "../storage/index.ts";

const KEY = "platform" satisfies StorageKey;

/** Where the product runs while nothing says otherwise. */
export const defaultPlatform = "web";

/** Keeps the platform that an address names: the mobile app does so in the addresses it opens. */
export function storePlatform(storage: KeyValueStorage, query: URLSearchParams): void {
  const named = parsePlatform(query.get(KEY));
  if (named) storage.set(KEY, named);
}

/** Where the product runs: `web`, or what the mobile app says of itself. */
export function platformOf(storage: KeyValueStorage): string {
  return parsePlatform(storage.get(KEY)) ?? defaultPlatform;
}

/** A name that a header can carry; anything else is nobody's platform. */
export function parsePlatform(text: string | null | undefined): string | undefined {
  return text && /^[\w.-]{1,40}$/.test(text) ? text : undefined;
}
