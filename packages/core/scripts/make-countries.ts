// Writes src/country/table.ts: every country with its dial code, from libphonenumber-js's kept metadata.
// Run: node scripts/make-countries.ts
import { writeFileSync } from "node:fs";
import { getCountries, getCountryCallingCode } from "libphonenumber-js";

/** Territories of libphonenumber's list that share a country's ISO code or have no residents' numbers of their own. */
const notCountries = new Set(["AC", "TA"]);

const rows = getCountries()
  .filter((iso) => !notCountries.has(iso))
  .sort()
  .map((iso) => `${iso.toLowerCase()}${getCountryCallingCode(iso)}`);

writeFileSync(
  new URL("../src/country/table.ts", import.meta.url),
  `// Made by scripts/make-countries.ts. Do not edit.
/** ISO 3166-1 alpha-2 and dial code, one word a country. */
export const table =
  "${rows.join(" ")}";
`,
);
