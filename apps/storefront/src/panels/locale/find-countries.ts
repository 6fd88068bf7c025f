import type { Country } from "@aradhana/core/contract";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The countries whose name, code or dial code begins with what was typed, then those that hold it. */
export function findCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed.trim()).replace(/^\+/, "");
  if (!wanted) return countries;
  const rank = ({ name, short_name, dial_code }: Country) => {
    if (short_name === wanted || dial_code === wanted) return 0;
    if (plain(name).startsWith(wanted) || dial_code.startsWith(wanted)) return 1;
    return plain(name).includes(wanted) ? 2 : 3;
  };
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
