import { cleanAddress } from "./clean-address.ts";
import { isSensitiveKey } from "./is-sensitive-key.ts";

export const filtered = "[Filtered]";

/** Longer texts add nothing, and every pattern below has to scan them. */
const LONGEST = 1_000;

/** Everything a browser escapes in a path; the apostrophe of a name is not escaped. */
const address = /[a-z][a-z\d+.-]*:\/\/[^\s"<>`]+|(?<![\p{L}\d.])\/[^\s"<>`]+|(?<!\S)[?#][^\s"<>`]+/giu;
/** A key before its value in a query, an object or JSON, with any level of quoting. */
const keys = /(\\*["']?)([\p{L}_][\p{L}\d_.-]*)\1\s*[=:]\s*/gu;
const value =
  /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\\+["'][^"']*["']?|\[[^\]]*\]?|\{[^}]*\}?|[^&,;"'{}[\]\n]+/uy;
const credentials = /\b(Bearer|Basic)\s+\S+/gi;
/** As in prose: "OTP 482913", "token abc123". Without a digit it is a word; three digits are a status code. */
const spokenSecret =
  /\b(?<name>(?:otp|pin|passcode|password|token|secret|cvv|code(?=\P{L}{1,9}\p{Nd}{4}|\s+is\b))(?:\s+is)?[\s:#-]{1,3})(?=[^\s,;]*\p{Nd})[^\s,;]+(?: \p{Nd}+)*/giu;
/** Also a UPI id, whose host is a bank: `asha@okicici`. Not a package version or a source position after a URL. */
const email =
  /[^\s@<>()"',;:=/]+(?:@|%40)(?:[^\s@<>()"',;:=/]+\.[^\s@<>()"',;:=/.]+|\p{L}{2,}(?![^\s@<>()"',;:=/]|:\/\/))/giu;
/** Our ids, which give no access by themselves, and any text as long and as random. */
const word = /[\p{L}\d_-]{20,}/gu;
const ourId = /^(?:pj|pk|ao|tm|dt|pu|pr|qt|ord|pay|rsv|cus|snk|req)_[0-9A-Za-z]{17,32}$/;
/** Seven or more digits in any script, with visible or invisible separators between them. */
const number = /(?:[\p{L}\d]+_[\p{L}\d]{17,})|[+(]*\p{Nd}(?:[\s().,/_\p{Pd}\p{Cf}]{0,3}\p{Nd}){6,}/gu;

/** Removes personal data from a text: tokens, phone numbers, e-mail addresses, queries, named fields. */
export function scrubText(text: string): string {
  const isLong = text.length > LONGEST;
  const scrubbed = scrubPairs((isLong ? text.slice(0, LONGEST) : text).replace(address, cleanedAddress))
    .replace(credentials, `$1 ${filtered}`)
    .replace(spokenSecret, `$<name>${filtered}`)
    .replace(email, filtered)
    .replace(word, (found) => (isRandom(found) ? filtered : found))
    .replace(number, (found) => (ourId.test(found) ? found : filtered));
  // A secret cut in two no longer matches the patterns.
  return isLong ? scrubbed.replace(/\S*$/, "…") : scrubbed;
}

const cleanedAddress = (found: string) => (/^[?#]/.test(found) ? filtered : cleanAddress(found));

function scrubPairs(text: string): string {
  let scrubbed = "";
  let from = 0;
  for (const found of text.matchAll(keys)) {
    value.lastIndex = found.index + found[0].length;
    // Inside a value that is already filtered.
    if (found.index < from || !isSensitiveKey(found[2] ?? "") || !value.test(text)) continue;
    scrubbed += text.slice(from, found.index) + found[0] + filtered;
    from = value.lastIndex;
  }
  return scrubbed + text.slice(from);
}

/** Distinguishes secrets from labels, slugs and constants of the same length. */
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
