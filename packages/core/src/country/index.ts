export { countryCodes, dialCodeOf, flagOf, listCountries, needsPostcode, parseCountry } from "./countries.ts";
export { type CountryDetection, createCountryDetection } from "./country-detection.ts";
export { type CountryLookup, createCountryLookup } from "./country-lookup.ts";
export {
  type CountryHints,
  type CountrySource,
  countrySources,
  type DecidedCountry,
  decideCountry,
} from "./decide-country.ts";
export { type CountryCode, defaultCountry } from "./default-country.ts";
export { edgeCountryHeaders } from "./edge-country-headers.ts";
export { isArmyPin, isPincode, readPincode } from "./is-pincode.ts";
export { skipsLookup } from "./skips-lookup.ts";
