import type { Country } from "../contract/index.ts";
import type { CountryCode } from "./default-country.ts";
import { table } from "./table.ts";

const dialCodes: ReadonlyMap<CountryCode, string> = new Map(
  table.split(" ").map((row) => [row.slice(0, 2), row.slice(2)]),
);

/** Every known country code. */
export const countryCodes: readonly CountryCode[] = [...dialCodes.keys()];

/** The country's code in lower case, or undefined when it is unknown. */
export function parseCountry(text: string | null | undefined): CountryCode | undefined {
  const code = text?.trim().toLowerCase();
  return code && dialCodes.has(code) ? code : undefined;
}

/** E.164 country code without the plus; India's when the country is unknown. */
export function dialCodeOf(country: CountryCode): string {
  return dialCodes.get(country) ?? "91";
}

/** The flag as two regional indicator letters. */
export function flagOf(country: CountryCode): string {
  return String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 97));
}

/** The specification's country list in the language of `locale`, sorted by its rules. */
export function listCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale, "en"], { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({
      name: names.of(code.toUpperCase()) ?? code,
      dial_code: dialCodeOf(code),
      emoji: flagOf(code),
      short_name: code,
    }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Countries whose every address needs a postcode; in the others there is none, or mail arrives without. */
const withPostcode =
  "at au be bg br ca ch cn cz de dk ee es fi fr gb gr hr hu id il in it jp kr li lk lt lu lv mc mt mx my nl no nz ph pl pt ro rs ru se sg si sk th tr tw ua us vn za";

/** Whether a parcel to this country needs a postcode. */
export const needsPostcode = (country: CountryCode): boolean => withPostcode.split(" ").includes(country);
