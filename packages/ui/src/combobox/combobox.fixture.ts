/** A country with its dial code. */
export interface SomeCountry {
  code: string;
  name: string;
  dialCode: string;
  flag: string;
}

/** Some countries for stories and tests: two of them share a dial code. */
export const someCountries: readonly SomeCountry[] = [
  { code: "ca", name: "Canada", dialCode: "1", flag: "🇨🇦" },
  { code: "de", name: "Germany", dialCode: "49", flag: "🇩🇪" },
  { code: "in", name: "India", dialCode: "91", flag: "🇮🇳" },
  { code: "np", name: "Nepal", dialCode: "977", flag: "🇳🇵" },
  { code: "ae", name: "United Arab Emirates", dialCode: "971", flag: "🇦🇪" },
  { code: "us", name: "United States", dialCode: "1", flag: "🇺🇸" },
];
