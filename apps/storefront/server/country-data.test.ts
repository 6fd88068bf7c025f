import { expect, test } from "vitest";
import { getPage } from "../test/get-page.ts";
import { countryData } from "./country-data.ts";
import { securityHeaders } from "./security-headers.ts";

const geolocationUrl = "https://www.googleapis.com/geolocation/v1/geolocate?key=K";
const geocodingUrl = "https://maps.googleapis.com/maps/api/geocode/json?key=K&result_type=country";
const connectOf = (...from: Parameters<typeof securityHeaders>) =>
  /connect-src ([^;]*)/.exec(securityHeaders(...from)["Content-Security-Policy"] ?? "")?.[1];

test("the document has the country it is rendered for, and whether that is known", () => {
  expect(countryData({ country: "in", isKnown: false })).toBe(' data-country="in"');
  expect(countryData({ country: "us", isKnown: true })).toBe(' data-country="us" data-country-known=""');
});

test("other services than ours are named with their key, which their owner ties to this shop's address", () => {
  expect(countryData({ country: "in", isKnown: false, geolocationUrl, geocodingUrl })).toBe(
    ` data-country="in" data-geolocation-url="${geolocationUrl}" data-geocoding-url="${geocodingUrl.replace("&", "&amp;")}"`,
  );
});

test("the content security policy allows the origins of the lookup services, and none if the API is used", () => {
  expect(connectOf([], {})).toBe("'self'");
  expect(connectOf([], {}, { geolocationUrl, geocodingUrl })).toBe(
    "'self' https://www.googleapis.com https://maps.googleapis.com",
  );
  expect(connectOf([], { sentryDsn: "https://key@o1.ingest.sentry.io/7" }, { geocodingUrl })).toBe(
    "'self' https://o1.ingest.sentry.io https://maps.googleapis.com",
  );
});

test.each([
  [{}, ' data-country="in">'],
  [{ cookie: "country_found=us" }, ' data-country="us">'],
  // The browser reads what was chosen in the cookie.
  [{ cookie: "country=de" }, ' data-country="de">'],
  [{ "cf-ipcountry": "US" }, ' data-country="in">'],
])("a page requested with %j has %s", async (headers, messages) => {
  const html = await (await getPage("http://127.0.0.1:1", "/", headers as Record<string, string>)).text();
  expect(/<html lang="en"([^>]*>)/.exec(html)?.[1]?.replace(/ data-main="[^"]*"/, "")).toBe(messages);
});
