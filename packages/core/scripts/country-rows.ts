import { getCountries, getCountryCallingCode } from "libphonenumber-js";

/** Territories of libphonenumber's list that share a country's ISO code or have no residents' numbers of their own. */
const notCountries = new Set(["AC", "TA"]);

/** Every country with its dial code, from libphonenumber-js's kept metadata: one word each, as "in91". */
export function countryRows(): string[] {
  return getCountries()
    .filter((iso) => !notCountries.has(iso))
    .sort()
    .map((iso) => `${iso.toLowerCase()}${getCountryCallingCode(iso)}`);
}
