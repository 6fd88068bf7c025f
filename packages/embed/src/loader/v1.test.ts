import { afterEach, expect, test, vi } from "vitest";
import type { QueuedCall } from "./create-calls.ts";
import { TAG } from "./tag.ts";

// It fetches a script of the shop.
vi.mock(import("./load-partner.ts"), () => ({
  dress: () => {},
  script: { src: "https://shop.test/embed/v1.js" } as HTMLScriptElement,
}));
afterEach(() => vi.restoreAllMocks());

test("calls that were made before the loader came are carried out once the page is read, in order", async () => {
  const reading = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );

  // The line that partners paste.
  window.Aradhana ||= new Proxy([] as QueuedCall[], {
    get: (queued, name) =>
      Reflect.get(queued, name) ?? ((...call: unknown[]) => queued.push([String(name), ...call])),
  });
  type QueuedCalls = Record<string, (...given: unknown[]) => void>;
  const early = window.Aradhana as unknown as QueuedCalls;
  early.init?.({ partnerId: "p-1" });
  early.inline?.("#nowhere", { widget: "banners" });
  early.inline?.("#pujas", { widget: "pujas" });
  early.inline?.("#pujas", { widget: "pujas", limit: 3 });

  await import("./v1.ts");
  expect(customElements.get(TAG)).toBeUndefined();
  document.body.innerHTML = '<p id="pujas"></p>';
  reading.mockReturnValue("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));

  expect(document.querySelector("p")?.innerHTML).toMatch(
    /^<aradhana-widget widget="pujas" mode="inline" [^>]*limit="3"><\/aradhana-widget>$/,
  );
  expect(reported.mock.calls.map(String)).toEqual(["Error: Aradhana: no element #nowhere"]);

  // From then on the calls themselves are there, and what is pushed is carried out at once.
  if (!window.Aradhana) throw new Error("no calls");
  window.Aradhana.push(["destroy"]);
  expect(document.querySelector("p")?.innerHTML).toBe("");
});
