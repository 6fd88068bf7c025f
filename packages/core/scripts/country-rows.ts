import { getCountries, getCountryCallingCode } from "libphonenumber-js";

/** Territories in libphonenumber's list that share a country's ISO code or have no subscriber numbers. */
const notCountries = new Set(["AC", "TA"]);

/** Every country with its dial code, from libphonenumber-js's metadata, one word each: "in91". */
export function countryRows(): string[] {
  return getCountries()
    .filter((iso) => !notCountries.has(iso))
    .sort()
    .map((iso) => `${iso.toLowerCase()}${getCountryCallingCode(iso)}`);
}
