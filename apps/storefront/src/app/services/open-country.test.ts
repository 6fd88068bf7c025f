// @vitest-environment jsdom
import { createStorage } from "@aradhana/core/storage";
import { storeUtm } from "@aradhana/core/utm";
import { afterEach, expect, test, vi } from "vitest";
import { openCountry } from "./open-country.ts";

const { dataset } = document.documentElement;
const HOUR = 3_600_000; // ms

afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset.country;
  delete dataset.countryKnown;
  // biome-ignore lint/suspicious/noDocumentCookie: as a page of ours sets it
  document.cookie = "country=; path=/; max-age=0";
});

/** The country of a visitor who came by a campaign, on a page without a lookup. */
function countryOf(campaign: string, ago = 0) {
  const storage = createStorage(() => undefined);
  storeUtm(storage, new URLSearchParams({ utm_source: "a", utm_country: campaign }), Date.now() - ago);
  return openCountry(storage, { host: "https://shop.test" }).known();
}

test.each([
  ["US", "us"],
  ["United States of America", "us"],
  ["india", "in"],
  ["Germany", undefined],
  ["zz", undefined],
])("a campaign for %s sends visitors of %s", (campaign, country) => {
  expect(countryOf(campaign)).toBe(country);
});

test("yesterday's campaign does not decide today's country", () => {
  expect(countryOf("US", 12 * HOUR - 60_000)).toBe("us");
  expect(countryOf("US", 12 * HOUR + 60_000)).toBeUndefined();
});

test("the server's country wins over a campaign, and the visitor's own choice over both", () => {
  dataset.country = "gb";
  expect(countryOf("US")).toBe("us");
  dataset.countryKnown = "";
  expect(countryOf("US")).toBe("gb");
  // biome-ignore lint/suspicious/noDocumentCookie: as a page of ours sets it
  document.cookie = "country=de; path=/";
  expect(countryOf("US")).toBe("de");
});

/** A browser whose lookup fails, in the same moment in which `happens`. */
async function lookUpInVain(happens: () => void) {
  const storage = createStorage(() => undefined);
  vi.stubGlobal("fetch", async () => {
    // A browser sends the event only after all promises of the call have settled.
    process.nextTick(happens);
    throw new TypeError("Failed to fetch");
  });
  await openCountry(storage, { host: "https://shop.test" }).detect("/");
  return storage;
}

test.each(["pagehide", "beforeunload"])("a lookup that %s cut off leaves nothing behind", async (sign) => {
  const storage = await lookUpInVain(() => void window.dispatchEvent(new Event(sign)));
  expect(storage.keys()).toEqual([]);
});

test("§8 a visitor who cancels leaving is not leaving: a lookup that fails then is logged, and means India", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const storage = createStorage(() => undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const error = vi.fn();
  const log = { error, warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  const country = openCountry(storage, { host: "https://shop.test", log });
  window.dispatchEvent(new Event("beforeunload"));
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await country.detect("/");
  expect(error).toHaveBeenCalledExactlyOnceWith("Error Fetching Country!", expect.anything());
  expect(country.known()).toBe("in");
});

test("§8 a page restored by Back is not being left", async () => {
  const storage = createStorage(() => undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const country = openCountry(storage, { host: "https://shop.test" });
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pageshow"));
  await country.detect("/");
  expect(country.known()).toBe("in");
});

test.each(["country", "country_found"])("a cookie %s with an unknown country is ignored", (name) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a page of ours sets it
  document.cookie = `${name}=zz; path=/`;
  dataset.country = "gb";
  dataset.countryKnown = "";
  const country = openCountry(
    createStorage(() => undefined),
    { host: "https://shop.test" },
  );
  expect(country.known()).toBe("gb");
  // biome-ignore lint/suspicious/noDocumentCookie: as a page of ours sets it
  document.cookie = `${name}=; path=/; max-age=0`;
});

test("§4 once per browser: the lookup waits for its turn among the tabs", async () => {
  const storage = createStorage(() => undefined);
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const request = vi.fn(async (_name: string, run: () => unknown) => {
    storage.set("country_api_called", "true");
    return run();
  });
  vi.stubGlobal("navigator", { locks: { request } });
  await openCountry(storage, { host: "https://shop.test" }).detect("/");
  expect(request).toHaveBeenCalledExactlyOnceWith("country", expect.any(Function));
  expect(fetch).not.toHaveBeenCalled();
});

test("a browser that refuses locks, as it may in a frame, still looks up the country", async () => {
  const usa = [{ long_name: "United States", short_name: "US", types: ["country"] }];
  vi.stubGlobal("fetch", async ({ method }: Request) =>
    method === "POST"
      ? Response.json({ location: { lat: 38, lng: -97 }, accuracy: 1 })
      : Response.json({ status: "OK", results: [{ types: [], address_components: usa }] }),
  );
  const request = () => Promise.reject(new DOMException("denied", "SecurityError"));
  vi.stubGlobal("navigator", { locks: { request } });
  const country = openCountry(
    createStorage(() => undefined),
    { host: "https://shop.test" },
  );
  await country.detect("/");
  expect(country.known()).toBe("us");
});

test("§4 a lookup that fails means India", async () => {
  const storage = await lookUpInVain(() => {});
  expect(JSON.parse(storage.get("user_location") ?? "")).toMatchObject({ short_name: "IN" });
  expect(storage.get("country_ready")).toBe("true");
});
