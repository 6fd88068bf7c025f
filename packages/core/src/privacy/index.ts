export { cleanAddress } from "./clean-address.ts";
export { isCleanAddress } from "./is-clean-address.ts";
export { isSensitiveKey } from "./is-sensitive-key.ts";
export { filtered, scrubText } from "./scrub-text.ts";
export { scrubValue } from "./scrub-value.ts";
