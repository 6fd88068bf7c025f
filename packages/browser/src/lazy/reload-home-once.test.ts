import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadHomeOnce } from "./reload-home-once.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  window.name = "";
});

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};
const blocked = { getItem: denied, setItem: denied };
const full = {
  getItem: () => null,
  setItem() {
    throw new DOMException("full", "QuotaExceededError");
  },
};

/** A document that meets a lost part `later` ms after the previous document, of which only the storage remains. */
async function openDocument(later = 200) {
  vi.advanceTimersByTime(later);
  vi.resetModules();
  const { reloadHomeOnce } = await import("./reload-home-once.ts");
  return reloadHomeOnce();
}

test.each([
  ["works", undefined],
  ["is blocked", blocked],
  ["is full", full],
])(
  "§2 a part that stays lost leads home once, not in a circle, where the tab's storage %s",
  async (_, storage) => {
    if (storage) vi.stubGlobal("sessionStorage", storage);
    expect(await openDocument()).toBe(true);
    expect(await openDocument()).toBe(false);
    expect(await openDocument()).toBe(false);
    expect(await openDocument(30_000)).toBe(true);
  },
);

test("a tab whose storage throws on access is redirected home once, too", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(denied);
  expect(await openDocument()).toBe(true);
  expect(await openDocument()).toBe(false);
  vi.restoreAllMocks();
});

test("a tab that can store nothing because another site set its name is not redirected, and its name is unchanged", () => {
  vi.stubGlobal("sessionStorage", blocked);
  window.name = "checkout";
  expect(reloadHomeOnce()).toBe(false);
  expect(window.name).toBe("checkout");
});

test("once the storage works again, the tab's name is cleared", async () => {
  vi.stubGlobal("sessionStorage", full);
  expect(await openDocument()).toBe(true);
  vi.unstubAllGlobals();
  expect(await openDocument(30_000)).toBe(true);
  expect(window.name).toBe("");
  expect(await openDocument()).toBe(false);
});
