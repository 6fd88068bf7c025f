// @vitest-environment jsdom
import { canonicalPath } from "@aradhana/core/paths";
import { renderToReadableStream } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FakeApi, startFakeApi } from "../../test/fake-api.ts";
import { idOf, serverTime } from "../../test/fixtures.ts";
import { knowCountry } from "../../test/know-country.ts";
import { patience } from "../../test/patience.ts";
import { text as english } from "../features/cart/add/text.en.ts";
import { text as hindi } from "../features/cart/add/text.hi.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(serverTime) });
  vi.stubEnv("TZ", "Asia/Kolkata");
  // Hydration pauses at the end of its time slice. The server renders in this process too, and the two must not
  // interleave.
  vi.spyOn(performance, "now").mockReturnValue(0);
  // jsdom has no layout, so no element has a size, and none comes near the viewport.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await api.close();
  // React needs the window for what it has scheduled.
  await new Promise(setImmediate);
});

const addToCart = new Set<string | null>([english.add, hindi.add]);

/** Loads a page into this document like a browser, and returns the element that React hydrates. */
async function open(path: string, language: "en" | "hi") {
  knowCountry();
  document.documentElement.lang = language;
  // Server and browser are two programs, so they must not share the state of modules.
  vi.resetModules();
  const { getPage } = await import("../../test/get-page.ts");
  const address = canonicalPath(path, language);
  const html = await (await getPage(api.url, address)).text();
  // React's server renderer leaves the contexts of its last render set, and the browser's would inherit them.
  // Rendering nothing resets them.
  await renderToReadableStream(null);
  const data = /HydrationData = JSON\.parse\((".*?[^\\]")\);<\/script>/.exec(html)?.[1];
  if (!data) throw new Error("The page brings no data along");
  Object.assign(window, { __staticRouterHydrationData: JSON.parse(JSON.parse(data)) });

  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  document.documentElement.dataset.country = page.documentElement.dataset.country;
  document.body.innerHTML = page.body.innerHTML;
  window.history.replaceState(null, "", address);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  return root;
}

/** Whether React has hydrated every part of the page; each one hydrates separately. */
const isHydrated = (root: Element) =>
  [...root.querySelectorAll("*")].every((element) =>
    Object.keys(element).some((key) => key.startsWith("__react")),
  );

/** The page without the button that only a browser renders, in a place that is free for it. */
function withoutCartButton(root: Element) {
  const copy = root.cloneNode(true) as Element;
  const button = [...copy.querySelectorAll("button")].find(({ textContent }) => addToCart.has(textContent));
  button?.parentElement?.remove();
  return copy.innerHTML;
}

const pages = ["/", "/online-puja?deity=shiva&vip=true", `/pooja/${idOf("pj", "one")}`, "/exchange-policy"];

test.each(pages.flatMap((path) => (["en", "hi"] as const).map((language) => [path, language] as const)))(
  "hydrating %s in %s changes nothing and logs no errors",
  async (path, language) => {
    const complaints: unknown[] = [];
    vi.spyOn(console, "error").mockImplementation((message: unknown, ...rest: unknown[]) => {
      // React warns that server and browser renderer share this process; a browser has only one.
      if (!String(message).startsWith("Detected multiple renderers")) complaints.push([message, ...rest]);
    });
    const root = await open(path, language);
    const rendered = root.innerHTML;
    const heading = root.querySelector("h1");

    vi.resetModules();
    await import("./entry-client.tsx");
    await vi.waitFor(() => expect(isHydrated(root)).toBe(true), patience);
    // Parts that only a browser renders load after that, and must not change the rest of the page.
    await vi.dynamicImportSettled();

    expect(withoutCartButton(root)).toBe(rendered);
    expect(root.querySelector("h1")).toBe(heading);
    expect(complaints).toEqual([]);
  },
);
