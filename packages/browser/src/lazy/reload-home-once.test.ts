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

/** What a document does that meets a lost part, `later` than the one before it. Nothing else is left of that one. */
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
  async (_, kept) => {
    if (kept) vi.stubGlobal("sessionStorage", kept);
    expect(await openDocument()).toBe(true);
    expect(await openDocument()).toBe(false);
    expect(await openDocument()).toBe(false);
    expect(await openDocument(30_000)).toBe(true);
  },
);

test("a tab whose storage throws at the very touch is led home once, too", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(denied);
  expect(await openDocument()).toBe(true);
  expect(await openDocument()).toBe(false);
  vi.restoreAllMocks();
});

test("a tab that can keep nothing, since another site named it, is led nowhere and keeps its name", () => {
  vi.stubGlobal("sessionStorage", blocked);
  window.name = "checkout";
  expect(reloadHomeOnce()).toBe(false);
  expect(window.name).toBe("checkout");
});

test("once the storage works again the tab needs no name", async () => {
  vi.stubGlobal("sessionStorage", full);
  expect(await openDocument()).toBe(true);
  vi.unstubAllGlobals();
  expect(await openDocument(30_000)).toBe(true);
  expect(window.name).toBe("");
  expect(await openDocument()).toBe(false);
});
