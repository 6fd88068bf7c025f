import { partnerIds } from "@aradhana/core/partner";
import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const originsOf = (env: NodeJS.ProcessEnv) => readEnv(env).partners.map(({ domain }) => domain);

test("by default, the two partners of the demonstration may frame the widgets", () => {
  const expected = ["http://localhost:4320", "http://localhost:4321"];
  expect(originsOf({})).toEqual(expected);
  expect(originsOf({ PARTNER_ORIGINS: "" })).toEqual(expected);
});

test("other partners are named with commas between", () => {
  const PARTNER_ORIGINS = "https://stars.example, http://gems.example:8080";
  expect(originsOf({ PARTNER_ORIGINS })).toEqual(["https://stars.example", "http://gems.example:8080"]);
});

test.each(["https://stars.example", "https://a.example,https://b.example,https://c.example"])(
  "%s is not the list of our two partners",
  (PARTNER_ORIGINS) => {
    expect(() => readEnv({ PARTNER_ORIGINS })).toThrow(
      /PARTNER_ORIGINS must be the origins of our 2 partners/,
    );
  },
);

test("a shop with a public address has only the partners that it names", () => {
  const shop = { NODE_ENV: "production", WEB_ORIGIN: "https://shop.example" };
  expect(() => readEnv(shop)).toThrow(/PARTNER_ORIGINS must be set in production/);
  expect(
    readEnv({ ...shop, PARTNER_ORIGINS: "https://stars.example,https://gems.example" }).partners,
  ).toEqual([
    expect.objectContaining({ id: partnerIds.astrology, domain: "https://stars.example" }),
    expect.objectContaining({ id: partnerIds.gemstones, domain: "https://gems.example" }),
  ]);
});

test.each([undefined, "http://127.0.0.1:4300", "http://localhost:4300", "http://[::1]:4300"])(
  "the production build runs at %s without further settings",
  (WEB_ORIGIN) => {
    expect(readEnv({ NODE_ENV: "production", WEB_ORIGIN }).partners).toHaveLength(2);
  },
);

test.each([
  "*",
  "https:",
  "data:text/html",
  "https://*.example",
  "https://a.example/path",
  "https://a.example;script-src",
  "https://a.example https://b.example",
  "HTTPS://A.example",
  "https://a.example:443",
  "https://a.example,",
])("%s is no list of origins, and the error names the variable", (PARTNER_ORIGINS) => {
  expect(() => readEnv({ PARTNER_ORIGINS })).toThrow(/PARTNER_ORIGINS.* must be an origin/);
});

test.each([
  [undefined, 0],
  ["0", 0],
  ["1", 1],
  ["3", 3],
])("of TRUST_PROXY %s it takes %i proxies before it", (TRUST_PROXY, hops) => {
  expect(readEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(hops);
});

test.each(["yes", "-1", "1.5", "10"])("TRUST_PROXY %s is no count of proxies", (TRUST_PROXY) => {
  expect(() => readEnv({ TRUST_PROXY })).toThrow(/TRUST_PROXY must be a whole number from 0 to 9/);
});

test("there is no monitoring by default", () => {
  expect(readEnv({})).not.toHaveProperty("SENTRY_DSN");
  expect(readEnv({ SENTRY_DSN: "", CLARITY_PROJECT: "" })).not.toHaveProperty("CLARITY_PROJECT");
});

test.each([
  "https://0af76519@o1.ingest.sentry.io/7",
  "http://key@127.0.0.1:22107/42",
  "https://key@errors.example/sentry/7",
])("%s is a DSN", (SENTRY_DSN) => {
  expect(readEnv({ SENTRY_DSN }).SENTRY_DSN).toBe(SENTRY_DSN);
});

test.each([
  "yes",
  "https://errors.example/7",
  "https://key@errors.example/",
  "https://key@a;script-src *@b/7",
  "javascript:key@a/7",
])("%s is no DSN", (SENTRY_DSN) => {
  expect(() => readEnv({ SENTRY_DSN })).toThrow(/SENTRY_DSN must be a DSN/);
});

test.each(["a b", '"><script>', "../x"])("%s is no project of Clarity", (CLARITY_PROJECT) => {
  expect(() => readEnv({ CLARITY_PROJECT })).toThrow(/CLARITY_PROJECT must be a project's id/);
});

test.each([
  "https://www.googleapis.com/geolocation/v1/geolocate?key=K",
  "http://127.0.0.1:21500/locate",
  "https://geo.example",
])("%s is a valid address of a lookup service", (address) => {
  const { GEOLOCATION_URL, GEOCODING_URL } = readEnv({ GEOLOCATION_URL: address, GEOCODING_URL: address });
  expect([GEOLOCATION_URL, GEOCODING_URL]).toEqual([address, address]);
});

test.each([
  "yes",
  "//geo.example/",
  "data:text/html,a",
  "https://a;script-src *",
  "https://a b/",
  "https://k@geo.example/",
  "https://geo.example:99999/",
])("%s is none", (address) => {
  expect(() => readEnv({ GEOLOCATION_URL: address })).toThrow(/GEOLOCATION_URL must be an address/);
  expect(() => readEnv({ GEOCODING_URL: address })).toThrow(/GEOCODING_URL must be an address/);
});
