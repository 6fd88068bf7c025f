import { createStorage } from "@aradhana/core/storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepUpToDate } from "./keep-up-to-date.ts";

const memory = () => createStorage(() => undefined);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.documentElement.removeAttribute("data-main");
});

describe("a new release", () => {
  const manifest = vi.fn(async () => Response.json({ files: { "main.js": "/assets/index-b.js" } }));

  beforeEach(() => {
    vi.useFakeTimers();
    manifest.mockClear();
    vi.stubGlobal("fetch", manifest);
    vi.stubEnv("DEV", false);
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  });

  /** jsdom cannot reload: a started reload shows in the tab's storage. */
  const open = (main?: string) => {
    if (main) document.documentElement.dataset.main = main;
    const tab = memory();
    vi.spyOn(console, "error").mockImplementation(() => {});
    keepUpToDate({ storage: tab });
    return () => tab.get("updated_at") !== null;
  };

  test("§4 the page reloads if the main script differs from the running one", async () => {
    const isReloaded = open("/assets/index-a.js");
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isReloaded()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isReloaded()).toBe(true);
  });

  test("the page does not reload for the running release", async () => {
    const isReloaded = open("/assets/index-b.js");
    await vi.advanceTimersByTimeAsync(70_000);
    expect(manifest).toHaveBeenCalledTimes(2);
    expect(isReloaded()).toBe(false);
  });

  test("§4 the manifest is fetched every 60 s, also in a hidden tab and while the browser reports to be offline", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    open("/assets/index-b.js");
    await vi.advanceTimersByTimeAsync(130_000);
    expect(manifest).toHaveBeenCalledTimes(3);
  });

  test("a page served as a plain file knows its script by its tag", async () => {
    const script = document.createElement("script");
    script.type = "module";
    script.setAttribute("src", "/assets/index-b.js");
    document.head.append(script);
    const isReloaded = open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(manifest).toHaveBeenCalledOnce();
    expect(isReloaded()).toBe(false);
    script.remove();
  });

  test("a page without a known script fetches no manifest", async () => {
    open();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(manifest).not.toHaveBeenCalled();
  });

  test("D2 never reloads twice within 10 minutes, even without storage", async () => {
    const navigation = { type: "reload" } as unknown as PerformanceEntry;
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([navigation]);
    vi.setSystemTime(performance.timeOrigin);
    const isReloaded = open("/assets/index-a.js");
    await vi.advanceTimersByTimeAsync(590_000);
    expect(isReloaded()).toBe(false);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(isReloaded()).toBe(true);
  });
});
