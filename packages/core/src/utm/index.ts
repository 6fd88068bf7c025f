export { storedUtm, storeUtm } from "./stored-utm.ts";
export { countryOfUtm, parseUtmCountry } from "./utm-country.ts";
export { readUtm, type UtmEntry } from "./utm-entry.ts";
export { addUtm, recentUtm } from "./utm-history.ts";
