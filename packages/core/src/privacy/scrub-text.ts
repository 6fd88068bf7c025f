import { cleanAddress } from "./clean-address.ts";
import { isSensitiveKey } from "./is-sensitive-key.ts";

export const filtered = "[Filtered]";

/** Longer texts say nothing more, and every pattern below has to walk through them. */
const LONGEST = 1_000;

/** Up to what browsers escape in one: the apostrophe of a name stays as it is. */
const address = /[a-z][a-z\d+.-]*:\/\/[^\s"<>`]+|(?<![\p{L}\d.])\/[^\s"<>`]+|(?<!\S)[?#][^\s"<>`]+/giu;
/** A key, as it stands before its value in a query, an object or JSON, be it quoted within a text of its own. */
const keys = /(\\*["']?)([\p{L}_][\p{L}\d_.-]*)\1\s*[=:]\s*/gu;
const value =
  /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\\+["'][^"']*["']?|\[[^\]]*\]?|\{[^}]*\}?|[^&,;"'{}[\]\n]+/uy;
const credentials = /\b(Bearer|Basic)\s+\S+/gi;
/** As people say them: "OTP 482913", "token abc123". What has no digit is a word; a code of three is a status. */
const said =
  /\b(?<name>(?:otp|pin|passcode|password|token|secret|cvv|code(?=\P{L}{1,9}\p{Nd}{4}|\s+is\b))(?:\s+is)?[\s:#-]{1,3})(?=[^\s,;]*\p{Nd})[^\s,;]+(?: \p{Nd}+)*/giu;
/** A UPI id as well, which has a bank for a host: `asha@okicici`. What runs at an address is none. */
const email =
  /[^\s@<>()"',;:=/]+(?:@|%40)(?:[^\s@<>()"',;:=/]+\.[^\s@<>()"',;:=/.]+|\p{L}{2,}(?![^\s@<>()"',;:=/]|:\/\/))/giu;
/** Our ids, which open nothing by themselves, and whatever is as long and as random as they are. */
const word = /[\p{L}\d_-]{20,}/gu;
const ourId = /^(?:pj|pk|ao|tm|dt|pu|pr|qt|ord|pay|rsv|cus|snk|req)_[0-9A-Za-z]{17,32}$/;
/** Seven digits and more, in any script, with what people write between them, seen or unseen. */
const number = /(?:[\p{L}\d]+_[\p{L}\d]{17,})|[+(]*\p{Nd}(?:[\s().,/_\p{Pd}\p{Cf}]{0,3}\p{Nd}){6,}/gu;

/** A text without what is somebody's own: tokens, phone numbers, e-mail addresses, queries, named fields. */
export function scrubText(text: string): string {
  const isLong = text.length > LONGEST;
  const scrubbed = scrubPairs((isLong ? text.slice(0, LONGEST) : text).replace(address, cleanedAddress))
    .replace(credentials, `$1 ${filtered}`)
    .replace(said, `$<name>${filtered}`)
    .replace(email, filtered)
    .replace(word, (found) => (isRandom(found) ? filtered : found))
    .replace(number, (found) => (ourId.test(found) ? found : filtered));
  // What was cut in two is no longer what the patterns look for.
  return isLong ? scrubbed.replace(/\S*$/, "…") : scrubbed;
}

const cleanedAddress = (found: string) => (/^[?#]/.test(found) ? filtered : cleanAddress(found));

function scrubPairs(text: string): string {
  let scrubbed = "";
  let from = 0;
  for (const found of text.matchAll(keys)) {
    value.lastIndex = found.index + found[0].length;
    // One within a value that is filtered already.
    if (found.index < from || !isSensitiveKey(found[2] ?? "") || !value.test(text)) continue;
    scrubbed += text.slice(from, found.index) + found[0] + filtered;
    from = value.lastIndex;
  }
  return scrubbed + text.slice(from);
}

/** Told from words joined by lines, which a label, a slug or a constant may be of the same length. */
function isRandom(found: string): boolean {
  if (ourId.test(found)) return false;
  const [hasLower, hasUpper, hasDigit] = [/[a-z]/, /[A-Z]/, /\d/].map((kind) => kind.test(found));
  const isMixed = hasLower && hasUpper;
  return (
    /^(?=.*\d)[\da-f-]+$/i.test(found) ||
    (found.length < 32 ? isMixed && hasDigit : isMixed || hasDigit) ||
    false
  );
}
