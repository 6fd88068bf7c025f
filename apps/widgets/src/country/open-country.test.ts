import { createStorage } from "@aradhana/core/storage";
import { storeUtm } from "@aradhana/core/utm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openCountry } from "./open-country.ts";

const host = "https://shop.test";
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
const types = ["country"];
const results = [{ types, address_components: [{ long_name: "US", short_name: "US", types }] }];
const fetched = vi.spyOn(globalThis, "fetch");

beforeEach(() => {
  fetched.mockImplementation(async (request) =>
    Response.json(
      (request as Request).url.includes("geocode")
        ? { status: "OK", results }
        : { location: { lat: 40.7, lng: -74 }, accuracy: 1 },
    ),
  );
});
afterEach(() => {
  fetched.mockReset();
  delete document.documentElement.dataset.geolocationUrl;
});

function open(chosen?: string) {
  const storage = createStorage(() => undefined);
  return {
    storage,
    country: openCountry({
      storage,
      host,
      caller: { sessionId: () => "s-1", pageOrigin: host, platform: "web" },
      chosen,
      log,
    }),
  };
}
const origins = () => fetched.mock.calls.map(([request]) => new URL((request as Request).url).origin);

test("a campaign says the country of its visitors", () => {
  const { country, storage } = open();
  storeUtm(storage, new URLSearchParams({ utm_source: "a", utm_country: "United States" }), Date.now());
  expect(country.known()).toBe("us");
});

test("the country is requested from our API, or from the service that the document names", async () => {
  const { country } = open();
  await country.detect("/widget/pujas");
  expect(country.known()).toBe("us");
  expect(origins()).toEqual([host, host]);

  document.documentElement.dataset.geolocationUrl = "https://geo.test/locate";
  await open().country.detect("/widget/pujas");
  expect(origins().slice(2)).toEqual(["https://geo.test", host]);
});

test("what a visitor of our site has chosen counts", () => {
  expect(open("de").country.known()).toBe("de");
});

test("a frame that is removed during the lookup stores nothing: the next frame looks up again", async () => {
  const { country, storage } = open();
  fetched.mockImplementation(async () => {
    window.dispatchEvent(new Event("pagehide"));
    throw new TypeError("Failed to fetch");
  });
  await country.detect("/widget/pujas");
  expect(storage.get("user_location")).toBeNull();
  window.dispatchEvent(new Event("pageshow"));
});

test("§8 'Error Fetching Country!' is logged, and the country falls back to India", async () => {
  const { country } = open();
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await country.detect("/widget/banners");
  expect(country.known()).toBe("in");
  expect(log.error).toHaveBeenCalledExactlyOnceWith("Error Fetching Country!", { reason: "Failed to fetch" });
});
