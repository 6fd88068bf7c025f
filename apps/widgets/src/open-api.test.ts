import { type CountryLookup, createCountryDetection } from "@aradhana/core/country";
import { createStorage } from "@aradhana/core/storage";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../test/api-server.ts";
import { newTestBuyer } from "../test/new-test-buyer.ts";
import { visitorCountry } from "./country/visitor-country.ts";
import { openApi } from "./open-api.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.requests.length = 0;
  server.answers("getPoojaListing", {});
  server.answers("quote", {});
});
afterAll(() => server.close());

const types = ["country"];
const america = [{ types, address_components: [{ long_name: "US", short_name: "US", types }] }];
const soon = { timeout: 10_000 };
const countries = () => server.requests.map(({ query }) => query.get("country_code"));

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
const analytics = { identify: vi.fn(), set: vi.fn(), event: vi.fn() };

function open(lookUp: CountryLookup, lost = false) {
  const country = visitorCountry(undefined, async () => {
    if (lost) throw new TypeError("Failed to fetch dynamically imported module");
    return createCountryDetection({
      storage: createStorage(() => undefined),
      lookUp,
      hints: () => ({}),
    });
  });
  const visitor = { country: "in", language: "en" } as const;
  const buyer = newTestBuyer();
  const api = openApi({
    ...{ host: server.url, platform: "web", buyer, user: undefined, visitor, country },
    ...{ log, analytics },
  });
  return { api, country };
}

const list = "/noauth-api/v1/pooja/getPoojaListing";
const quote = "/noauth-api/v1/pooja/quote";

test("reads are shown at once, for India; prices of an order wait for the buyer's country", async () => {
  let find = () => {};
  const found = new Promise<void>((resolve) => {
    find = resolve;
  });
  const lookUp = vi.fn(() => found.then(() => america));
  const { api } = open(lookUp);
  await api.get(list);
  expect(lookUp).not.toHaveBeenCalled();
  const quoted = api.post(quote, {});
  await vi.waitFor(() => expect(lookUp).toHaveBeenCalledOnce(), soon);
  expect(countries()).toEqual(["in"]);
  find();
  await quoted;
  await api.get(list);
  expect(countries()).toEqual(["in", "us", "us"]);
});

test("if the script of the country lookup fails to load, nothing waits for it", async () => {
  const { api, country } = open(async () => america, true);
  await api.post(quote, {});
  expect([countries(), country.isSettled()]).toEqual([["in"], true]);
});

test("a read that fails in passing is tried again, and a write never is", async () => {
  const { api, country } = open(async () => america);
  country.find();
  server.refuses("getPoojaListing", 503);
  const read = api.get(list);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), soon);
  server.answers("getPoojaListing", { pujas: [] });
  expect(await read).toMatchObject({ results: { pujas: [] } });
  expect(server.requests).toHaveLength(2);

  server.refuses("quote", 503);
  await expect(api.post(quote, {})).rejects.toMatchObject({ status: 503 });
  expect(server.requests).toHaveLength(3);
});

test("§7 every response is logged as method, URL and status; §8 a 500 is reported to both", async () => {
  const { api } = open(async () => america);
  await api.get(list);
  expect(log.debug).toHaveBeenLastCalledWith(`GET ${server.url}${list} 200`);
  server.refuses("quote", 500);
  await expect(api.post(quote, {})).rejects.toMatchObject({ status: 500 });
  const call = { method: "POST", url: server.url + quote, status: 500 };
  expect(log.error).toHaveBeenCalledExactlyOnceWith("SERVER_ERROR", call);
  expect(analytics.event.mock.calls).toEqual([["SERVER_ERROR"], ["Backend Error"]]);
});
