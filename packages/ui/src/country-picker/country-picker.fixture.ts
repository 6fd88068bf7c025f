export const countries = [
  { name: "India", dial_code: "91", emoji: "🇮🇳", short_name: "in" },
  { name: "Nepal", dial_code: "977", emoji: "🇳🇵", short_name: "np" },
  { name: "United Kingdom", dial_code: "44", emoji: "🇬🇧", short_name: "gb" },
  { name: "United States", dial_code: "1", emoji: "🇺🇸", short_name: "us" },
  { name: "Mauritius", dial_code: "230", emoji: "🇲🇺", short_name: "mu" },
];

export const hindiCountries = [
  { name: "भारत", dial_code: "91", emoji: "🇮🇳", short_name: "in" },
  { name: "नेपाल", dial_code: "977", emoji: "🇳🇵", short_name: "np" },
  { name: "संयुक्त राज्य अमेरिका", dial_code: "1", emoji: "🇺🇸", short_name: "us" },
  { name: "संयुक्त अरब अमीरात", dial_code: "971", emoji: "🇦🇪", short_name: "ae" },
  { name: "मॉरीशस", dial_code: "230", emoji: "🇲🇺", short_name: "mu" },
];

/** A simplified version of the apps' search. */
export const findIn =
  <One extends { name: string; dial_code: string }>(all: readonly One[]) =>
  (typed: string) =>
    all.filter(({ name, dial_code }) => `${name} ${dial_code}`.toLowerCase().includes(typed.toLowerCase()));
