import { isSensitiveKey } from "./is-sensitive-key.ts";
import { scrubText } from "./scrub-text.ts";

/** Whether a URL contains no personal data: no name, token, phone number or e-mail address. */
export function isCleanAddress(address: string): boolean {
  const { pathname, search, hash } = new URL(address, "https://any.test");
  const isPlain = (text: string) => scrubText(text) === text;
  return (
    // Routes match the decoded path.
    isPlain(pathname) &&
    isPlain(decode(pathname)) &&
    // Without its question mark, which would make it look like part of a URL.
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
