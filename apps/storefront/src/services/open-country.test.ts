// @vitest-environment jsdom
import { createStorage } from "@aradhana/core/storage";
import { keepUtm } from "@aradhana/core/utm";
import { afterEach, expect, test } from "vitest";
import { openCountry } from "./open-country.ts";

const { dataset } = document.documentElement;
const HOUR = 3_600_000; // ms

afterEach(() => {
  delete dataset.country;
  delete dataset.countryKnown;
  // biome-ignore lint/suspicious/noDocumentCookie: as a page of ours sets it
  document.cookie = "country=; path=/; max-age=0";
});

/** The country of who was sent by a campaign, as far as a page without a lookup knows. */
function countryOf(campaign: string, ago = 0) {
  const storage = createStorage(() => undefined);
  keepUtm(storage, new URLSearchParams({ utm_source: "a", utm_country: campaign }), Date.now() - ago);
  return openCountry(storage, "https://shop.test").known();
}

test.each([
  ["US", "us"],
  ["United States of America", "us"],
  ["india", "in"],
  ["Germany", undefined],
  ["zz", undefined],
])("a campaign for %s sends visitors of %s", (campaign, country) => {
  expect(countryOf(campaign)).toBe(country);
});

test("a campaign of yesterday sends nobody today", () => {
  expect(countryOf("US", 12 * HOUR - 60_000)).toBe("us");
  expect(countryOf("US", 12 * HOUR + 60_000)).toBeUndefined();
});

test("what the server knows is better, and the visitor's own choice best", () => {
  dataset.country = "gb";
  expect(countryOf("US")).toBe("us");
  dataset.countryKnown = "";
  expect(countryOf("US")).toBe("gb");
  // biome-ignore lint/suspicious/noDocumentCookie: as a page of ours sets it
  document.cookie = "country=de; path=/";
  expect(countryOf("US")).toBe("de");
});
