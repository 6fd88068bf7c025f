// @vitest-environment jsdom
import { createDeferredAnalytics } from "@aradhana/core/analytics";
import { createStorage } from "@aradhana/core/storage";
import { createUserStore } from "@aradhana/core/user";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { patience } from "../../test/patience.ts";
import { createWatching } from "./create-watching.ts";
import { keepUpToDate } from "./keep-up-to-date.ts";
import { tellWho } from "./tell-who.ts";

const memory = () => createStorage(() => undefined);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.documentElement.removeAttribute("data-main");
});

describe("who is signed in", () => {
  const reporter = () => ({ start: vi.fn(), exception: vi.fn(), message: vi.fn(), identify: vi.fn() });
  const userOf = (id: string) => ({ token: "t1", userDetails: { id, name: "Asha", phone: "9876543210" } });

  test("§7 an analytics user id is set from the stored user id, and nothing else of the user", () => {
    const user = createUserStore(memory());
    user.getState().signedIn(userOf("cus_1"));
    const analytics = { ...createDeferredAnalytics(), identify: vi.fn() };
    const told = reporter();
    tellWho({ user, analytics, reporter: told });
    expect(analytics.identify).toHaveBeenCalledExactlyOnceWith("cus_1");
    expect(told.identify).toHaveBeenCalledExactlyOnceWith("cus_1");
  });

  test("is told again when somebody signs in or out, and only then", () => {
    const user = createUserStore(memory());
    const analytics = { ...createDeferredAnalytics(), identify: vi.fn() };
    const told = reporter();
    tellWho({ user, analytics, reporter: told });
    expect(told.identify).not.toHaveBeenCalled();
    user.getState().signedIn(userOf("cus_1"));
    user.getState().changedElsewhere();
    user.getState().signedOut();
    user.getState().signedIn(userOf("cus_2"));
    expect(told.identify.mock.calls).toEqual([["cus_1"], [undefined], ["cus_2"]]);
    expect(analytics.identify.mock.calls).toEqual([["cus_1"], ["cus_2"]]);
  });
});

describe("without a configured reporter", () => {
  test("nothing is fetched and nothing is sent", () => {
    const { reporter } = createWatching();
    expect(() => {
      reporter.exception(new Error("x"));
      reporter.start();
    }).not.toThrow();
  });
});

describe("what broke before anybody listened", () => {
  test("is told once, what breaks later as well, and the loss of a lazy part never", async () => {
    const sent = vi.fn();
    vi.doMock("./open-sentry.ts", () => ({
      openSentry: () => ({ exception: sent, message: vi.fn(), identify: vi.fn() }),
    }));
    vi.stubGlobal("PromiseRejectionEvent", class extends Event {});
    document.documentElement.dataset.sentryDsn = "https://key@errors.test/7";
    const early = new Error("early");
    Object.assign(window, {
      earlyErrors: [new ErrorEvent("error", { error: early }), new ErrorEvent("error")],
    });
    createWatching();
    const later = new Error("later");
    window.dispatchEvent(new ErrorEvent("error", { error: later }));
    const rejection = new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve() });
    window.dispatchEvent(Object.assign(rejection, { reason: new Error("Loading chunk 7 failed") }));
    window.dispatchEvent(
      Object.assign(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve() }), {
        reason: "text",
      }),
    );
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(3), patience);
    expect(sent.mock.calls).toEqual([
      [early, { unhandled: "error" }],
      [later, { unhandled: "error" }],
      ["text", { unhandled: "rejection" }],
    ]);
    expect((window as { earlyErrors?: unknown }).earlyErrors).toBeUndefined();
    delete document.documentElement.dataset.sentryDsn;
  });
});

test("a reporter that could not be fetched is, once there is a network again", async () => {
  const sent = vi.fn();
  let asked = 0;
  vi.doMock("./open-sentry.ts", () => ({
    openSentry: () => {
      asked += 1;
      if (asked <= 3) throw new Error("Loading chunk 7 failed");
      return { exception: sent, message: vi.fn(), identify: vi.fn() };
    },
  }));
  document.documentElement.dataset.sentryDsn = "https://key@errors.test/7";
  const { reporter } = createWatching();
  for (let at = 1; at <= 3; at += 1) {
    reporter.exception(new Error(String(at)));
    await vi.waitFor(() => expect(asked).toBe(at), patience);
  }
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(3), patience);
  delete document.documentElement.dataset.sentryDsn;
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

  /** jsdom reloads nothing; what says that a reload was begun is its note in the tab's storage. */
  const open = (main?: string) => {
    if (main) document.documentElement.dataset.main = main;
    const tab = memory();
    vi.spyOn(console, "error").mockImplementation(() => {});
    keepUpToDate(tab);
    return () => tab.get("updated_at") !== null;
  };

  test("§4 the page reloads if the main script differs from the running one", async () => {
    const isReloaded = open("/assets/index-a.js");
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isReloaded()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isReloaded()).toBe(true);
  });

  test("the running one it is not", async () => {
    const isReloaded = open("/assets/index-b.js");
    await vi.advanceTimersByTimeAsync(70_000);
    expect(manifest).toHaveBeenCalledTimes(2);
    expect(isReloaded()).toBe(false);
  });

  test("§4 every 60 s it is asked for, also where nobody looks and there seems to be no network", async () => {
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

  test("a page that does not know its script asks nothing", async () => {
    open();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(manifest).not.toHaveBeenCalled();
  });

  test("D2 never twice within 10 minutes, even where the tab keeps nothing", async () => {
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
