import type { KeyValueStorage, StorageKey } from "../storage/index.ts";

const KEY = "platform" satisfies StorageKey;

/** The platform assumed until another is known. */
export const defaultPlatform = "web";

/** Stores the platform that a URL names: the mobile app adds it to the URLs it opens. */
export function storePlatform(storage: KeyValueStorage, query: URLSearchParams): void {
  const named = parsePlatform(query.get(KEY));
  if (named) storage.set(KEY, named);
}

/** The platform: `web`, or the name the mobile app gives itself. */
export function platformOf(storage: KeyValueStorage): string {
  return parsePlatform(storage.get(KEY)) ?? defaultPlatform;
}

/** A name that is safe in a header; anything else is ignored. */
export function parsePlatform(text: string | null | undefined): string | undefined {
  return text && /^[\w.-]{1,40}$/.test(text) ? text : undefined;
}
