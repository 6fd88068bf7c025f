import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test("without a word, the two partners of the demonstration may frame the widgets", () => {
  const expected = ["http://localhost:4320", "http://localhost:4321"];
  expect(readEnv({}).PARTNER_ORIGINS).toEqual(expected);
  expect(readEnv({ PARTNER_ORIGINS: "" }).PARTNER_ORIGINS).toEqual(expected);
});

test("other partners are named with commas between", () => {
  const { PARTNER_ORIGINS } = readEnv({ PARTNER_ORIGINS: "https://stars.example, http://gems.example:8080" });
  expect(PARTNER_ORIGINS).toEqual(["https://stars.example", "http://gems.example:8080"]);
});

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
