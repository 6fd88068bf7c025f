import { cleanAddress } from "./clean-address.ts";
import { isSensitiveKey } from "./is-sensitive-key.ts";
import { scrubText } from "./scrub-text.ts";

/** Whether an address holds nothing that is somebody's own: no name, token, phone number or e-mail address. */
export function isCleanAddress(address: string): boolean {
  const { origin, pathname, search, hash } = new URL(address, "https://any.test");
  const path = origin + pathname;
  if (cleanAddress(path) !== path || scrubText(pathname) !== pathname) return false;
  // As text, since a hash or a path alone would be taken for an address.
  const isPlain = (text: string) => scrubText(text) === text;
  return (
    isPlain(decode(hash.slice(1))) &&
    [...new URLSearchParams(search)].every(([key, value]) => !isSensitiveKey(key) && isPlain(value))
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
