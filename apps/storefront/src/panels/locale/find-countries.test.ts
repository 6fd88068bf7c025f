import { listCountries } from "@aradhana/core/country";
import { expect, test } from "vitest";
import { findCountries } from "./find-countries.ts";

const first = (typed: string, language = "en") =>
  findCountries(listCountries(language), typed)[0]?.short_name;

test.each([
  ["ind", "in"],
  ["germ", "de"],
  ["+44", "gg"],
  ["us", "us"],
  ["cote", "ci"],
  ["971", "ae"],
])("%j finds %s first", (typed, code) => {
  expect(first(typed)).toBe(code);
});

test("a country is found by its Hindi name", () => {
  expect(first("भारत", "hi")).toBe("in");
});

test("nothing typed shows all, nonsense shows none", () => {
  expect(findCountries(listCountries("en"), " ")).toHaveLength(listCountries("en").length);
  expect(findCountries(listCountries("en"), "xqzv")).toEqual([]);
});
