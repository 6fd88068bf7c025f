export { countryCodes, dialCodeOf, flagOf, listCountries, parseCountry } from "./countries.ts";
export { type CountryCode, defaultCountry } from "./default-country.ts";
export { edgeCountryHeaders } from "./edge-country-headers.ts";
