// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { knowCountry } from "../../../../test/know-country.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { usePayLater } from "./use-pay-later.ts";

const KEY = "book_now_pay_later";
const now = Date.UTC(2026, 10, 20);
const booking = {
  reservation_id: "rsv_1",
  pooja_id: "pj_1",
  package_id: "pk_1",
  title: "Rudrabhishek",
  price: { amount: 110_000, currency: "inr" as const },
};
const isStored = () => localStorage.getItem(KEY) !== null;

beforeEach(() => {
  vi.useFakeTimers({ now });
  // Only what a tab does by itself is under test here.
  vi.stubGlobal("requestIdleCallback", () => 0);
  knowCountry();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A tab of a browser that reserved a place so long ago, if it did at all. */
function openTab(age?: number) {
  if (age !== undefined) localStorage.setItem(KEY, JSON.stringify({ ...booking, timestamp: now - age }));
  return { ...createBrowserServices({ country: "in", language: "en" }), prefetch: () => {} };
}

/** Opens a page in the tab that stores the reservation. */
function openPage(services: ReturnType<typeof openTab>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrowserProvider value={services}>{children}</BrowserProvider>
  );
  return renderHook(() => usePayLater(), { wrapper });
}

test("§4 on load of any page, data older than 10 minutes is cleared", () => {
  openTab(600_001);
  expect(isStored()).toBe(false);
});

test("§4 younger data is cleared when the remaining time runs out, whichever page is open", () => {
  openTab(599_000);
  vi.advanceTimersByTime(999);
  expect(isStored()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isStored()).toBe(false);
});

test("§4 after 10 minutes it is cleared, also where the page that saved it was left for another", () => {
  const services = openTab();
  const page = openPage(services);
  act(() => void page.result.current.payLater?.save(booking));
  expect(page.result.current.record).toMatchObject(booking);
  page.unmount();
  vi.advanceTimersByTime(599_999);
  expect(isStored()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isStored()).toBe(false);
});

test("§4 listeners receive nothing once it is cleared, of the page that saved it and of the next one", () => {
  const services = openTab();
  const first = openPage(services);
  act(() => void first.result.current.payLater?.save(booking));
  const second = openPage(services);
  expect(second.result.current.record).toBe(first.result.current.record);
  act(() => void vi.advanceTimersByTime(600_000));
  for (const { result } of [first, second]) expect(result.current.record).toBeUndefined();
});

test("what another tab took, or let go, is known here", () => {
  const page = openPage(openTab());
  const notify = () => act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
  localStorage.setItem(KEY, JSON.stringify({ ...booking, timestamp: now }));
  notify();
  expect(page.result.current.record).toMatchObject(booking);
  localStorage.removeItem(KEY);
  notify();
  expect(page.result.current.record).toBeUndefined();
});

test("the reservation is cleared at the end of a login, and when all data is cleared", () => {
  for (const end of ["forget", "sessionEnded"] as const) {
    const services = openTab(1_000);
    const page = openPage(services);
    expect(page.result.current.record).toMatchObject(booking);
    act(() => (end === "forget" ? services.forget() : services.user.getState().sessionEnded()));
    expect(page.result.current.record).toBeUndefined();
    page.unmount();
  }
});
