import { afterEach, expect, test, vi } from "vitest";
import { visitorCountry } from "./visitor-country.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    "that was lost on the way is no fault",
    new TypeError("Failed to fetch dynamically imported module: /a.js"),
    0,
  ],
  ["that fails by itself is reported", new TypeError("locations is not a function"), 1],
])("no call waits for a script %s", async (_, error, times) => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const country = visitorCountry(undefined, () => Promise.reject(error));
  const listener = vi.fn();
  country.subscribe(listener);
  country.find();
  expect(country.isSettled()).toBe(false);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect([country.isSettled(), country.known()]).toEqual([true, undefined]);
  expect(report.mock.calls).toEqual(Array(times).fill([error]));
});
