// Writes src/country/table.ts. Each build runs it, so that the table follows the version of libphonenumber-js.
import { readFileSync, writeFileSync } from "node:fs";
import { countryRows } from "./country-rows.ts";

const file = new URL("../src/country/table.ts", import.meta.url);
const text = `// Made by scripts/make-countries.ts at each build. Do not edit.
/** ISO 3166-1 alpha-2 and dial code, one word a country. */
export const table =
  "${countryRows().join(" ")}";
`;
// One that says the same already keeps its date: what watches it need not build again.
if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
