import { countryCodes, createCountryLookup, edgeCountryHeaders } from "@aradhana/core/country";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { countryOfAddress } from "./country-of-address.ts";
import { countryAt, parsePlace, placeIn } from "./places.rules.ts";

const { app, request } = await createTestApp();
const behindEdge = await createTestApp({ trustedHops: 1 });

const geolocate = (headers: Record<string, string> = {}, body = '{"considerIp":true}') =>
  behindEdge.request("/noauth-api/v1/geo/geolocate", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
const geocode = async (query: string) => {
  const response = await request(`/noauth-api/v1/geo/geocode?${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  return response.json();
};

/** The country that the storefront's lookup, which makes both calls, finds with these headers. */
async function lookUpCountry(headers: Record<string, string>, server = behindEdge.app) {
  const lookUp = createCountryLookup({
    host: "http://api.test",
    fetch: async (request) => server.request(new Request(request, { headers: { ...headers } })),
  });
  const [country] = await lookUp();
  return country?.address_components[0]?.short_name;
}

// Networks of Google, Reliance Jio, Deutsche Telekom, BT, Telkom South Africa and NTT; then ARIN's IPv6 blocks.
const addresses = [
  ["8.8.8.8", "US"],
  ["49.36.0.1", "IN"],
  ["80.187.100.1", "DE"],
  ["86.128.0.1", "GB"],
  ["196.25.1.1", "ZA"],
  ["133.1.1.1", "JP"],
  ["::ffff:80.187.100.1", "DE"],
  ["2607:f8b0::1", "US"],
  ["2620:1ff::1", "US"],
] as const;

test.each(addresses)(
  "a visitor from %s is located in %s, without an API key and without edge headers",
  async (address, country) => {
    expect(await lookUpCountry({ "x-forwarded-for": address })).toBe(country);
  },
);

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "192.168.1.1",
  "::1",
  "fe80::1%eth0",
  "2a00:1450::1",
  "2405:201::1",
  "unknown",
])("the unknown address %s is located in India with worldwide accuracy", async (address) => {
  expect(countryOfAddress(address)).toBeUndefined();
  const response = await geolocate({ "x-forwarded-for": address });
  expect(await response.json()).toEqual({ location: placeIn("in"), accuracy: 20_000_000 });
  expect(await lookUpCountry({ "x-forwarded-for": address })).toBe("IN");
});

test("each edge header takes precedence over the address", async () => {
  for (const name of edgeCountryHeaders) {
    expect(await lookUpCountry({ [name]: "JP", "x-forwarded-for": "8.8.8.8" })).toBe("JP");
  }
});

test.each(["XX", "T1", "AQ", "ZZ", "", "Japan"])(
  "the edge country %j is invalid, so the address is used",
  async (code) => {
    expect(await lookUpCountry({ "cf-ipcountry": code, "x-forwarded-for": "8.8.8.8" })).toBe("US");
  },
);

test("without our own edge in front, edge headers are ignored because they can be forged", async () => {
  expect(await lookUpCountry({ "cf-ipcountry": "JP", "x-forwarded-for": "8.8.8.8" }, app)).toBe("IN");
});

test("the location is returned in the format of Google's Geolocation API", async () => {
  const response = await geolocate({ "cf-ipcountry": "US" });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.json()).toEqual({ location: { lat: 40.7142, lng: -74.0064 }, accuracy: 1_000_000 });
});

test.each(["", "{}", '{"considerIp":"true"}', '{"homeMobileCountryCode":404,"wifiAccessPoints":[]}'])(
  "the body %j is accepted and means that the address is used, as in Google's API",
  async (body) => {
    expect((await geolocate({}, body)).status).toBe(200);
  },
);

test.each([
  ["{", 400, "parseError"],
  ["null", 400, "parseError"],
  ['{"considerIp":7}', 400, "parseError"],
  ['{"considerIp":false}', 404, "notFound"],
  ['{"considerIp":"false"}', 404, "notFound"],
])("the body %s is rejected as in Google's API: %i %s", async (body, status, reason) => {
  const response = await geolocate({}, body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({
    error: { code: status, message: expect.any(String), errors: [{ domain: "geolocation", reason }] },
  });
});

test("the country is returned in the format of Google's Geocoding API, in the requested language", async () => {
  const germany = {
    types: ["country", "political"],
    address_components: [{ long_name: "Germany", short_name: "DE", types: ["country", "political"] }],
    formatted_address: "Germany",
    geometry: { location: { lat: 52.5, lng: 13.3667 }, location_type: "APPROXIMATE" },
    place_id: "country:de",
  };
  expect(await geocode("latlng=48.1,11.6&key=K&result_type=country")).toEqual({
    status: "OK",
    results: [germany],
  });
  expect(await geocode("latlng=48.1,11.6&language=hi")).toMatchObject({
    results: [{ formatted_address: "जर्मनी", address_components: [{ long_name: "जर्मनी", short_name: "DE" }] }],
  });
  expect(await geocode("latlng=48.1,11.6&language=xx")).toMatchObject({
    results: [{ formatted_address: "Germany" }],
  });
});

// Landmarks, border towns and overseas territories.
test.each([
  [28.61, 77.21, "in"],
  [31.63, 74.87, "in"],
  [31.55, 74.34, "pk"],
  [40.71, -74.01, "us"],
  [47.58, 7.59, "ch"],
  [47.61, 7.66, "de"],
  [18.4, -66.1, "pr"],
  [-21.1, 55.5, "re"],
  [42.66, 21.17, "xk"],
  [41.903, 12.453, "va"],
  [-90, 0, undefined],
  [-40, -120, undefined],
])("%d, %d lies in %s", (lat, lng, country) => {
  expect(countryAt({ lat, lng })).toBe(country);
});

test("a place on the high seas has no results", async () => {
  expect(await geocode("latlng=-40,-120")).toEqual({ status: "ZERO_RESULTS", results: [] });
});

test.each([
  "",
  "latlng=",
  "latlng=91,0",
  "latlng=0,181",
  "latlng=1",
  "latlng=a,b",
  "latlng=1,2,3",
  "latlng=NaN,NaN",
])("the query %j is rejected as in Google's API", async (query) => {
  expect(await geocode(query)).toEqual({
    status: "INVALID_REQUEST",
    results: [],
    error_message: "Invalid request. Invalid 'latlng' parameter.",
  });
});

test("any valid coordinates are parsed exactly", () => {
  const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((each) => each.toFixed(6));
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lng) => {
      expect(parsePlace(`${lat},${lng}`)).toEqual({ lat: Number(lat), lng: Number(lng) });
    }),
  );
});

// The border data counts Western Sahara as Morocco, whose dial code and currency it uses.
test.each(countryCodes.filter((code) => code !== "eh"))(
  "the place stored for %s lies in that country",
  (country) => {
    const place = placeIn(country);
    expect(place && countryAt(place)).toBe(country);
  },
);
