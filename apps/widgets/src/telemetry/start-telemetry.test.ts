import { createTelemetry } from "@aradhana/browser/telemetry";
import { createStorage } from "@aradhana/core/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTelemetry } from "./start-telemetry.ts";

const fetch = vi.fn(async (_address: string) =>
  Response.json({ files: { "main.js": "/widget/assets/index-b.js" } }),
);

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockClear();
  vi.stubGlobal("fetch", fetch);
  vi.stubEnv("DEV", false);
  vi.stubEnv("BASE_URL", "/widget/");
  // jsdom reloads nothing, and says so.
  vi.spyOn(console, "error").mockImplementation(() => {});
  document.documentElement.dataset.main = "/widget/assets/index-a.js";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  delete document.documentElement.dataset.main;
  document.body.innerHTML = "";
  window.history.replaceState(null, "", "/");
});

function start() {
  const tab = createStorage(() => undefined);
  startTelemetry({ ...createTelemetry(), tab });
  return { isReloaded: () => tab.get("updated_at") !== null };
}

test("§4 the widgets' own manifest is fetched 10 s after, and another main script reloads the frame", async () => {
  const { isReloaded } = start();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch.mock.calls[0]?.[0]).toMatch(/^\/widget\/asset-manifest\.json\?t=\d+$/);
  expect(isReloaded()).toBe(true);
});

test.each([
  ["/widget/payment?order_id=ord_1", ""],
  ["/widget/order/payment-confirmation/ord_1/pooja/-/-/-", ""],
  ["/widget/pujas/pj_1/information-with-addon", '<input autocomplete="one-time-code">'],
  [
    "/widget/pujas/pj_1/information-with-addon",
    '<form method="post"><input type="text" value="Asha"></form>',
  ],
])("D2 no frame is reloaded while %s is open with %s", async (path, html) => {
  window.history.replaceState(null, "", path);
  document.body.innerHTML = html;
  const { isReloaded } = start();
  await vi.advanceTimersByTimeAsync(130_000);
  expect(fetch.mock.calls.length).toBeGreaterThan(1);
  expect(isReloaded()).toBe(false);
});
