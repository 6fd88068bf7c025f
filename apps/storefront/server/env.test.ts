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
