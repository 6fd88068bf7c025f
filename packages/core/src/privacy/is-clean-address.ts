import { isSensitiveKey } from "./is-sensitive-key.ts";
import { scrubText } from "./scrub-text.ts";

/** Whether an address holds nothing that is somebody's own: no name, token, phone number or e-mail address. */
export function isCleanAddress(address: string): boolean {
  const { pathname, search, hash } = new URL(address, "https://any.test");
  const isPlain = (text: string) => scrubText(text) === text;
  return (
    // Routes are found by the path as it reads.
    isPlain(pathname) &&
    isPlain(decode(pathname)) &&
    // Without its sign: with it, it would be taken for an address's.
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
