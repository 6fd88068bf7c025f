import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddresses } from "./addresses.mjs";

const cases = [
  ["without a word", {}, "127.0.0.1", "http://127.0.0.1:4310"],
  ["empty counts as not set", { API_HOST: "" }, "127.0.0.1", "http://127.0.0.1:4310"],
  ["an address of the machine's own", { API_HOST: "10.0.0.7" }, "10.0.0.7", "http://10.0.0.7:4310"],
  ["everywhere", { API_HOST: "0.0.0.0", API_PORT: "80" }, "0.0.0.0", "http://127.0.0.1:80"],
  ["everywhere, IPv6 too", { API_HOST: "::" }, "::", "http://127.0.0.1:4310"],
  ["IPv6", { API_HOST: "::1" }, "::1", "http://[::1]:4310"],
];
for (const [name, env, host, url] of cases) {
  test(`${name}: it listens on ${host} and is reached at ${url}`, () => {
    const { api } = readAddresses(env);
    assert.deepEqual({ host: api.host, url: api.url }, { host, url });
  });
}

test("the web server listens at the configured address", () => {
  assert.equal(readAddresses({ WEB_HOST: "10.0.0.7" }).web.url, "http://10.0.0.7:4300");
});

const partnersOf = (env) => {
  const { astrology, gemstones } = readAddresses(env);
  return [astrology, gemstones].map((partner) => partner && `${partner.host} ${partner.port}`);
};

test("the partners' sites are served where DEMO_ORIGINS says, wherever the partners are", () => {
  assert.deepEqual(partnersOf({ PARTNER_ORIGINS: "https://stars.example,https://gems.example" }), [
    "localhost 4320",
    "localhost 4321",
  ]);
  const DEMO_ORIGINS = "http://localhost:81, http://127.0.0.1:82";
  assert.deepEqual(partnersOf({ DEMO_ORIGINS }), ["localhost 81", "127.0.0.1 82"]);
  const usual = "http://localhost:80,http://127.0.0.1:82";
  assert.deepEqual(partnersOf({ DEMO_ORIGINS: usual }), ["localhost 80", "127.0.0.1 82"]);
});

for (const env of [{ DEMO_ORIGINS: "off" }, { NODE_ENV: "production" }]) {
  test(`none is served with ${JSON.stringify(env)}`, () => {
    assert.deepEqual(partnersOf(env), [undefined, undefined]);
  });
}

for (const DEMO_ORIGINS of [
  "https://stars.example,http://localhost:4321",
  "http://localhost:4320",
  "http://localhost:99999,http://localhost:4321",
]) {
  test(`${DEMO_ORIGINS} is no place for them`, () => {
    assert.throws(() => partnersOf({ DEMO_ORIGINS }), /DEMO_ORIGINS must be two addresses/);
  });
}
