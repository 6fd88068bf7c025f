// @vitest-environment jsdom
import { createStorage } from "@aradhana/core/storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSavedCopy } from "./open-saved-copy.ts";
import { registerServiceWorker } from "./register-service-worker.ts";

const memory = () => createStorage(() => undefined);
const reload = vi.hoisted(() => vi.fn());
const loadPanels = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("./load-panels.ts", () => ({ loadPanels }));
vi.mock("../../shared/lazy/chunk-failure.ts", () => ({ reopen: reload }));

const postMessage = vi.fn();
const register = vi.fn(async () => ({}));
const container = (controller: object | null) => ({
  register,
  controller,
  ready: Promise.resolve({ active: { postMessage } }),
});

beforeEach(() => {
  vi.stubEnv("DEV", false);
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "connection");
  // Removes the wrappers that observe them.
  for (const method of ["pushState", "replaceState"]) Reflect.deleteProperty(window.history, method);
});
const stubNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

describe("the service worker", () => {
  const here = () => window.location.href;
  const start = (path = "/") => window.location.origin + path;
  const savedCopies = (...saved: string[]) =>
    vi.stubGlobal("caches", { match: async (address: string) => (saved.includes(address) ? {} : undefined) });
  const prefersLessData = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));
  beforeEach(() => {
    prefersLessData(false);
    vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
    savedCopies(start());
    document.documentElement.lang = "en";
    window.history.replaceState(null, "", "/pooja/pj_1");
  });

  test("is registered, and sent what the page had loaded before it", async () => {
    stubNavigator("serviceWorker", container(null));
    await registerServiceWorker(memory());
    expect(register).toHaveBeenCalledWith("/service-worker.js", { updateViaCache: "none" });
    expect(postMessage.mock.calls).toEqual([[{ pages: [here()], files: [] }]]);
  });

  test("saves the scripts of the panels, which are loaded before it is sent what the page has loaded", async () => {
    stubNavigator("serviceWorker", container(null));
    const resources: PerformanceEntry[] = [];
    vi.spyOn(performance, "getEntriesByType").mockImplementation(() => resources);
    const file = `${window.location.origin}/assets/panel.js`;
    loadPanels.mockImplementationOnce(async () => void resources.push({ name: file } as PerformanceEntry));
    await registerServiceWorker(memory());
    expect(postMessage.mock.calls).toEqual([[{ pages: [here()], files: [file] }]]);
  });

  test("has the pages that it serves already", async () => {
    stubNavigator("serviceWorker", container({}));
    await registerServiceWorker(memory());
    expect(postMessage).not.toHaveBeenCalled();
  });

  test("has the stylesheets that the page has in one file, which another page needs one by one", async () => {
    stubNavigator("serviceWorker", container({ postMessage }));
    document.head.innerHTML =
      '<link rel="stylesheet" href="/assets/page.css"><link rel="stylesheet" href="/assets/sheet.css" disabled>';
    await registerServiceWorker(memory());
    document.head.replaceChildren();
    expect(postMessage.mock.calls).toEqual([[{ pages: [], files: [start("/assets/sheet.css")] }]]);
  });

  test("saves the page that the installed app opens, in the visitor's language", async () => {
    stubNavigator("serviceWorker", container({ postMessage }));
    document.documentElement.lang = "hi";
    await registerServiceWorker(memory());
    expect(postMessage.mock.calls).toEqual([[{ pages: [start("/?lang=hi")], files: [] }]]);
  });

  test("saves each page that is opened by a link, once, and not where data is saved", async () => {
    stubNavigator("serviceWorker", container({ postMessage }));
    await registerServiceWorker(memory());
    for (const path of ["/pooja/pj_2", "/pooja/pj_1", "/pooja/pj_2?panel=cart", "/blogs?page=2"])
      window.history.pushState(null, "", path);
    stubNavigator("connection", { saveData: true });
    window.history.pushState(null, "", "/reels");
    expect(postMessage.mock.calls).toEqual(
      ["/pooja/pj_2", "/blogs?page=2"].map((path) => [{ pages: [start(path)] }]),
    );
  });

  test("is not registered in an app's web view, nor where data is saved", async () => {
    stubNavigator("serviceWorker", container(null));
    const inApp = memory();
    inApp.set("platform", "android");
    await registerServiceWorker(inApp);
    stubNavigator("connection", { saveData: true });
    await registerServiceWorker(memory());
    stubNavigator("connection", {});
    prefersLessData(true);
    await registerServiceWorker(memory());
    expect(register).not.toHaveBeenCalled();
  });

  test("is registered on a very slow network, whose visitors need it most", async () => {
    stubNavigator("serviceWorker", container(null));
    stubNavigator("connection", { effectiveType: "2g" });
    await registerServiceWorker(memory());
    expect(register).toHaveBeenCalledOnce();
  });

  test("is asked for by an address that the page's policy for scripts lets through", async () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL(): string }) => ({
      createScriptURL: () => rules.createScriptURL(),
    }));
    vi.stubGlobal("trustedTypes", { createPolicy });
    stubNavigator("serviceWorker", container({}));
    await registerServiceWorker(memory());
    expect(createPolicy.mock.lastCall?.[0]).toBe("service-worker");
    expect(register).toHaveBeenCalledWith("/service-worker.js", { updateViaCache: "none" });
  });
});

describe("a step to a page that cannot be fetched", () => {
  const match = vi.fn(async (_address: string) => new Response() as Response | undefined);
  const openedAt = (name: string) =>
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name } as PerformanceEntry]);
  beforeEach(() => {
    vi.stubGlobal("caches", { match });
    window.history.replaceState(null, "", "/pooja/pj_1?panel=cart&lang=hi");
  });

  test("opens its saved copy, whatever panel is open", async () => {
    stubNavigator("serviceWorker", container({}));
    openedAt(`${window.location.origin}/`);
    await openSavedCopy();
    expect(match.mock.lastCall?.[0]).toBe(`${window.location.origin}/pooja/pj_1?lang=hi`);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("opens nothing without a copy, without a worker, or if the document was opened there", async () => {
    openedAt(`${window.location.origin}/`);
    await openSavedCopy();
    stubNavigator("serviceWorker", container({}));
    match.mockResolvedValueOnce(undefined);
    await openSavedCopy();
    openedAt(window.location.href);
    await openSavedCopy();
    expect(reload).not.toHaveBeenCalled();
  });
});
