// @vitest-environment jsdom
import { createStorage } from "@aradhana/core/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBrowserServices } from "../services/create-browser-services.ts";
import { startAfterUsable } from "./start.ts";

const now = Date.UTC(2026, 10, 20);
const held = {
  reservation_id: "rsv_1",
  pooja_id: "pj_1",
  package_id: "pk_1",
  title: "Rudrabhishek",
  price: { amount: 110_000, currency: "inr" },
};

beforeEach(() => {
  vi.useFakeTimers({ now });
  // Only what the page does by itself is under test here.
  vi.stubGlobal("requestIdleCallback", () => 0);
  window.history.replaceState(null, "", "/online-puja");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads a page that nobody holds anything on, in a browser that reserved a place so long ago. */
function load(age: number) {
  const storage = createStorage(() => undefined);
  storage.set("book_now_pay_later", JSON.stringify({ ...held, timestamp: now - age }));
  startAfterUsable({ ...createBrowserServices({ country: "in", language: "en" }), storage });
  return () => storage.get("book_now_pay_later") !== null;
}

test("§4 on load of any page, data older than 10 minutes is cleared", () => {
  expect(load(600_001)()).toBe(false);
});

test("§4 younger data is cleared when the remaining time runs out", () => {
  const isKept = load(599_000);
  vi.advanceTimersByTime(999);
  expect(isKept()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isKept()).toBe(false);
});
