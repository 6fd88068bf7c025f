// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { reloadHomeOnce, reopen } from "./chunk-failure.ts";
import { recoverPage } from "./recover-page.ts";

vi.mock("./chunk-failure.ts", () => ({ reloadHomeOnce: vi.fn(() => true), reopen: vi.fn() }));

const { dataset } = document.documentElement;
let cancel: (() => void) | undefined;
afterEach(() => {
  cancel?.();
  for (const name of ["savedAt", "backOnline"]) delete dataset[name];
  vi.restoreAllMocks();
  vi.clearAllMocks();
});
const networkReturns = () => window.dispatchEvent(new Event("online"));

test("§8 a page that lost a script for good opens home", () => {
  cancel = recoverPage();
  expect(reloadHomeOnce).toHaveBeenCalledOnce();
  networkReturns();
  expect(reopen).not.toHaveBeenCalled();
});

test("without a network it stays, and is loaded again when that returns", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  cancel = recoverPage();
  networkReturns();
  expect(reopen).toHaveBeenCalledOnce();
  expect(reloadHomeOnce).not.toHaveBeenCalled();
});

test("so does a saved copy on a network that reaches nothing, which browsers report as online", () => {
  dataset.savedAt = String(Date.parse("2026-11-20T06:30:00Z"));
  cancel = recoverPage();
  expect(reloadHomeOnce).not.toHaveBeenCalled();
  expect(reopen).not.toHaveBeenCalled();
  networkReturns();
  expect(reopen).toHaveBeenCalledOnce();
});

test("a copy whose network has returned since opens home", () => {
  Object.assign(dataset, { savedAt: String(Date.parse("2026-11-20T06:30:00Z")), backOnline: "" });
  cancel = recoverPage();
  expect(reloadHomeOnce).toHaveBeenCalledOnce();
});
