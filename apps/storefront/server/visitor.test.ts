import { expect, test } from "vitest";
import { visitorOf } from "./visitor.ts";

const request = (headers: Record<string, string>, path = "/") =>
  new Request(`http://shop.test${path}`, { headers });

test.each([
  [{}, "in"],
  [{ "cf-ipcountry": "US" }, "us"],
  [{ "x-country-code": "US" }, "us"],
  [{ "cf-ipcountry": "XX" }, "in"],
  [{ "cf-ipcountry": "T1" }, "in"],
  [{ "cf-ipcountry": "US", cookie: "country=de" }, "de"],
  [{ "cf-ipcountry": "XX", "x-country-code": "US" }, "us"],
  [{ cookie: "country=zz" }, "in"],
  [{ cookie: "country_found=us" }, "us"],
  [{ cookie: "country_found=zz" }, "in"],
  [{ "cf-ipcountry": "GB", cookie: "country_found=us" }, "gb"],
  [{ "cf-ipcountry": "XX", cookie: "country_found=us" }, "us"],
  [{ cookie: "country_found=us; country=de" }, "de"],
])("behind an edge, the country of %j is %s", (headers, country) => {
  expect(visitorOf(request(headers as Record<string, string>), true).country).toBe(country);
});

test("without an edge its headers could be forged and are ignored", () => {
  expect(visitorOf(request({ "cf-ipcountry": "US" }), false).country).toBe("in");
});

test.each([
  [{}, "/", "en"],
  [{ "accept-language": "hi-IN,hi;q=0.9,en;q=0.8" }, "/", "hi"],
  [{ "accept-language": "de-DE" }, "/", "en"],
  [{ "accept-language": "hi", cookie: "lang=en" }, "/", "en"],
  [{ cookie: "lang=en" }, "/?lang=hi", "hi"],
])("%j at %s is answered in %s", (headers, path, language) => {
  expect(visitorOf(request(headers as Record<string, string>, path), false).language).toBe(language);
});
