import { type CountryCode, countryCodes, dialCodeOf } from "@aradhana/core/country";

/** Of the countries that share a dial code, those that it is known for, first of all. */
const leaders: readonly CountryCode[] = "us ca gb it ru kz no au ma fi gp re cw".split(" ");

/** Where a country stands among those with its dial code; less is further up. */
export function byDialCode(country: CountryCode): number {
  const place = leaders.indexOf(country);
  return place === -1 ? leaders.length : place;
}

/** The country a dial code stands for: the visitor's own where it fits, else the one it is known for. */
export function countryOfDialCode(dialCode: string, visitors: CountryCode): CountryCode | undefined {
  if (dialCodeOf(visitors) === dialCode) return visitors;
  const sharing = countryCodes.filter((code) => dialCodeOf(code) === dialCode);
  return leaders.find((code) => sharing.includes(code)) ?? sharing[0];
}
