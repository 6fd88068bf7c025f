// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { createBrowserServices } from "./create-browser-services.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a visit began at the address that the tab was opened with, however quick its visitor was to leave it", () => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  const { origin } = window.location;
  window.history.replaceState(null, "", "/pooja/pj_1/continue");
  createBrowserServices({ country: "in", language: "en" }, `${origin}/pooja/pj_1?utm_source=a`);
  expect(localStorage.getItem("landing_path")).toBe("/pooja/pj_1");
  expect(JSON.parse(localStorage.getItem("utm") ?? "[]")).toMatchObject([{ utm_source: "a" }]);
});
