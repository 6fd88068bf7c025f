// @vitest-environment jsdom
import { renderToReadableStream } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FakeApi, startFakeApi } from "../../test/fake-api.ts";
import { idOf, serverTime } from "../../test/fixtures.ts";
import { knowCountry } from "../../test/know-country.ts";
import { patience } from "../../test/patience.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(serverTime) });
  vi.stubEnv("TZ", "Asia/Kolkata");
  // Hydration pauses when its slice of time is over; here, where the server renders in the same process, neither may
  // begin in the middle of the other.
  vi.spyOn(performance, "now").mockReturnValue(0);
  // jsdom lays nothing out, so there is no size to tell of.
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
afterAll(() => api.close());

/** Puts a page into this document as a browser would, and gives the part that React takes over. */
async function open(path: string, language: "en" | "hi") {
  knowCountry();
  document.documentElement.lang = language;
  // Server and browser are two programs: neither may meet what the other keeps in its modules.
  vi.resetModules();
  const { getPage } = await import("../../test/get-page.ts");
  const html = await (await getPage(api.url, path, { cookie: `lang=${language}` })).text();
  // Two programs again: React's server renderer leaves the contexts of the part it drew last as they were, and
  // the browser's would find itself inside of them. Nothing, drawn after, has none.
  await renderToReadableStream(null);
  const data = /HydrationData = JSON\.parse\((".*?[^\\]")\);<\/script>/.exec(html)?.[1];
  if (!data) throw new Error("The page brings no data along");
  Object.assign(window, { __staticRouterHydrationData: JSON.parse(JSON.parse(data)) });

  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  document.documentElement.dataset.country = page.documentElement.dataset.country;
  document.body.innerHTML = page.body.innerHTML;
  window.history.replaceState(null, "", path);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  return root;
}

/** Whether React has every part of the page: each hydrates by itself. */
const isHydrated = (root: Element) =>
  [...root.querySelectorAll("*")].every((element) =>
    Object.keys(element).some((key) => key.startsWith("__react")),
  );

const pages = ["/", "/online-puja?deity=shiva&vip=true", `/pooja/${idOf("pj", "one")}`, "/exchange-policy"];

test.each(pages.flatMap((path) => (["en", "hi"] as const).map((language) => [path, language] as const)))(
  "%s in %s is the same before and after the browser takes it over, and nothing complains",
  async (path, language) => {
    const complaints: unknown[] = [];
    vi.spyOn(console, "error").mockImplementation((message: unknown, ...rest: unknown[]) => {
      // Server and browser renderer share this process, which React notices; in a browser there is one.
      if (!String(message).startsWith("Detected multiple renderers")) complaints.push([message, ...rest]);
    });
    const root = await open(path, language);
    const drawn = root.innerHTML;
    const heading = root.querySelector("h1");

    vi.resetModules();
    await import("./entry-client.tsx");
    await vi.waitFor(() => expect(isHydrated(root)).toBe(true), patience);
    // What only a browser draws is fetched after that, and must change nothing here either.
    await vi.dynamicImportSettled();

    expect(root.innerHTML).toBe(drawn);
    expect(root.querySelector("h1")).toBe(heading);
    expect(complaints).toEqual([]);
  },
);
