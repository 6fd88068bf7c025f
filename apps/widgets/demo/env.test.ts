// @vitest-environment node
import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test("by default the two sites have the addresses of the shop's registry", () => {
  const { shop, apiUrl, partners } = readEnv({ DEMO_ORIGINS: "" });
  expect([shop, apiUrl]).toEqual(["http://127.0.0.1:4300", "http://127.0.0.1:4310"]);
  expect(partners.map(({ name, origin }) => [name, origin])).toEqual([
    ["astrology", "http://localhost:4320"],
    ["gemstones", "http://localhost:4321"],
  ]);
});

test("keys of one's own are taken in the order of the registry", () => {
  expect(readEnv({ PARTNER_DEMO_KEYS: "a, b" }).partners.map(({ key }) => key)).toEqual(["a", "b"]);
});

test.each([
  ["DEMO_ORIGINS", "https://stars.example,https://gems.example"],
  ["DEMO_ORIGINS", "http://stars.example:81,http://gems.example:82"],
  ["DEMO_ORIGINS", "http://localhost:1"],
  ["DEMO_ORIGINS", "http://localhost:4320,http://localhost:99999"],
  ["PARTNER_DEMO_KEYS", "one"],
  ["WEB_ORIGIN", "nowhere"],
])("%s=%s ends it with a sentence that names it", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^Wrong environment: .*${name} must be`));
});
