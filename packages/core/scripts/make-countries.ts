// Writes src/country/table.ts. Every build runs it, so that the table matches the installed libphonenumber-js.
import { readFileSync, writeFileSync } from "node:fs";
import { countryRows } from "./country-rows.ts";

const file = new URL("../src/country/table.ts", import.meta.url);
const text = `// Made by scripts/make-countries.ts at each build. Do not edit.
/** ISO 3166-1 alpha-2 code and dial code, one word per country. */
export const table =
  "${countryRows().join(" ")}";
`;
// An unchanged file keeps its modification time, so that watchers do not rebuild.
if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
