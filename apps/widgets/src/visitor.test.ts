import { expect, test } from "vitest";
import { givenCountry, readVisitor } from "./visitor.ts";

test("where it is known to be better, that counts, unless the address says it", () => {
  expect(readVisitor(new URLSearchParams(), "en", "de").country).toBe("de");
  expect(readVisitor(new URLSearchParams("country_code=us"), "en", "de").country).toBe("us");
  expect(givenCountry(new URLSearchParams("country_code=1"), {})).toBeUndefined();
});

test("the partner's address wins over the visitor's choice, and that over the CDN, as everywhere", () => {
  const hints = { chosen: "de", edge: "gb" };
  expect(givenCountry(new URLSearchParams("country_code=us"), hints)).toBe("us");
  expect(givenCountry(new URLSearchParams(), hints)).toBe("de");
  expect(givenCountry(new URLSearchParams(), { edge: "gb" })).toBe("gb");
});

test.each([
  ["", "en-IN", { country: "in", language: "en" }],
  ["", "hi-IN", { country: "in", language: "hi" }],
  ["", "de-DE", { country: "in", language: "en" }],
  ["lang=hi&country_code=us", "en", { country: "us", language: "hi" }],
  ["country_code=DE", "en", { country: "de", language: "en" }],
  ["lang=klingon&country_code=%3Cscript%3E", "hi", { country: "in", language: "hi" }],
])("?%s in a browser that speaks %s", (search, browserLanguage, visitor) => {
  expect(readVisitor(new URLSearchParams(search), browserLanguage)).toEqual(visitor);
});
