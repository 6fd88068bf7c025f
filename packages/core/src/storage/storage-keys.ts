/**
 * Every key that the specification names (section 3, ruling D24), and its content. An app names its other keys,
 * such as drafts, where it uses them.
 */
const stored = {
  user: "who is signed in: token and userDetails, as JSON",
  userData: "the userDetails of user alone, as JSON",
  utm: "the last ten visits that campaigns brought, as JSON",
  referrer_url: "the page of another site that led here first",
  platform: "what the mobile app says of itself; web where nothing is kept",
  landing_path: "the path of the first page",
  location_info: "what the geocoding service answered, as JSON",
  user_location: "the country that was found: long_name, short_name, types, as JSON",
  country_api_called: "whether the country was looked up",
  country_ready: "whether nobody needs to wait for the country any more",
  session_id: "a UUID without its first hyphen",
  session_start: "when the session began, milliseconds since the epoch",
  cart_disabled: "whether the cart is hidden",
  cart_disabled_session_start: "since when it is, milliseconds since the epoch",
  affiliate_id: "who is paid for having sent this visitor",
  book_now_pay_later: "the ten-minute reservation, as JSON",
} as const;

export type StorageKey = keyof typeof stored;
/** The key names. */
export const storageKeys = Object.keys(stored) as StorageKey[];
