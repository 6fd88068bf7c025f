import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { readAddresses } from "./addresses.mjs";
import { describeServices } from "./services.mjs";

const given = process.env.TRUST_PROXY;
afterEach(() => {
  if (given === undefined) delete process.env.TRUST_PROXY;
  else process.env.TRUST_PROXY = given;
});

// A word that is no count goes through as it is: the server that reads it says what is wrong with it.
for (const [set, ofApi] of [
  ["", "1"],
  ["0", "1"],
  ["2", "3"],
  ["surely", "surely"],
]) {
  test(`with TRUST_PROXY "${set}" the API gets ${ofApi}, the web server the value as set`, () => {
    process.env.TRUST_PROXY = set;
    const [api, web] = describeServices(readAddresses({}));
    assert.equal(api.env.TRUST_PROXY, ofApi);
    assert.equal(web.env.TRUST_PROXY, set);
  });
}
