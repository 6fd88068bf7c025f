import { type CountryCode, countryCodes, dialCodeOf } from "@aradhana/core/country";

/** Of the countries that share a dial code, those that it is known for, first of all. */
const leaders: readonly CountryCode[] = "us ca gb it ru kz no au ma fi gp re cw".split(" ");

/** The rank of a country among those with its dial code; a smaller one is first. */
export function byDialCode(country: CountryCode): number {
  const place = leaders.indexOf(country);
  return place === -1 ? leaders.length : place;
}

/** The country of a dial code: the visitor's own if it matches, otherwise its best-known one. */
export function countryOfDialCode(dialCode: string, visitors: CountryCode): CountryCode | undefined {
  if (dialCodeOf(visitors) === dialCode) return visitors;
  const sharing = countryCodes.filter((code) => dialCodeOf(code) === dialCode);
  return leaders.find((code) => sharing.includes(code)) ?? sharing[0];
}
