import { expect, test } from "vitest";
import {
  countryCodes,
  defaultCountry,
  dialCodeOf,
  flagOf,
  isArmyPin,
  isPincode,
  listCountries,
  needsPostcode,
  parseCountry,
  readPincode,
} from "./index.ts";

test("§9 default country code in", () => {
  expect(defaultCountry).toBe("in");
});

test.each([
  ["us", true],
  ["gb", true],
  ["in", true],
  ["ae", false],
  ["hk", false],
])("a parcel to %s needs a postcode: %s", (country, needed) => {
  expect(countryCodes).toContain(country);
  expect(needsPostcode(country)).toBe(needed);
});

test.each([
  ["302006", true],
  ["012345", false],
  ["30200", false],
  ["3020060", false],
  ["३०२००६", false],
])("%s is a PIN code: %s", (text, expected) => {
  expect(isPincode(text)).toBe(expected);
});

test.each([
  ["900056", true],
  ["302006", false],
])("%s is a PIN code of the army: %s", (pin, expected) => {
  expect(isArmyPin(pin)).toBe(expected);
});

test.each(["302006", " 302 006", "302-006", "३०२००६"])("%j is the PIN code 302006", (typed) => {
  expect(readPincode(typed)).toBe("302006");
});

test("no country occurs twice", () => {
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
});

test.each([
  ["in", "91"],
  ["us", "1"],
  ["de", "49"],
  ["gb", "44"],
  ["va", "39"],
  ["zz", "91"],
])("%s has the dial code +%s", (country, dial) => {
  expect(dialCodeOf(country)).toBe(dial);
});

test("a country's flag is its code in regional indicator letters", () => {
  expect(flagOf("in")).toBe("🇮🇳");
});

test.each([
  [" IN ", "in"],
  ["zz", undefined],
  ["", undefined],
  [null, undefined],
])("the code %j reads as %j", (text, code) => {
  expect(parseCountry(text)).toBe(code);
});

test("names are in the given language", () => {
  expect(listCountries("en").find(({ short_name }) => short_name === "in")?.name).toBe("India");
  expect(listCountries("hi").find(({ short_name }) => short_name === "in")?.name).toBe("भारत");
});

test.each(["en", "hi"])("in %s they are sorted by the rules of the language", (locale) => {
  const names = listCountries(locale).map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
});
