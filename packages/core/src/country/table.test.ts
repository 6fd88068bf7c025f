import { gzipSync } from "node:zlib";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js";
import { expect, test } from "vitest";
import { countryRows } from "../../scripts/country-rows.ts";
import { countryCodes, dialCodeOf, listCountries } from "./index.ts";
import { table } from "./table.ts";

test("the table matches its source today: `pnpm build` regenerates it", () => {
  expect(table.split(" ")).toEqual(countryRows());
});

test("§3 Country list entry: name, dial_code, emoji, short_name. About 240 countries", () => {
  const countries = listCountries("en");
  expect(Math.abs(countries.length - 240)).toBeLessThanOrEqual(5);
  for (const country of countries) {
    expect(Object.keys(country)).toEqual(["name", "dial_code", "emoji", "short_name"]);
    expect(country.name).not.toBe(country.short_name);
    expect(country.dial_code).toMatch(/^[1-9]\d{0,2}$/);
    expect(country.emoji).toMatch(/^\p{Regional_Indicator}{2}$/u);
    expect(country.short_name).toMatch(/^[a-z]{2}$/);
  }
});

test("the countries without their names are below 1.5 kB compressed", () => {
  expect(gzipSync(table).length).toBeLessThan(1_500);
});

test.each(countryCodes)("%s has libphonenumber's dial code", (country) => {
  const iso = country.toUpperCase();
  expect(isSupportedCountry(iso) && getCountryCallingCode(iso)).toBe(dialCodeOf(country));
});
