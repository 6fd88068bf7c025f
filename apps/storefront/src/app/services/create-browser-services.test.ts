// @vitest-environment jsdom
import type { UserStore } from "@aradhana/core/user";
import { afterEach, expect, test, vi } from "vitest";
import { patience } from "../../../test/patience.ts";
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

test("or where its boot script ran, if they left before any other did", () => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  const { origin } = window.location;
  sessionStorage.setItem("arrival", `${origin}/online-puja?utm_source=a https://news.test/x`);
  createBrowserServices({ country: "in", language: "en" }, `${origin}/pooja/pj_1?utm_source=b`);
  expect(localStorage.getItem("landing_path")).toBe("/online-puja");
  expect(localStorage.getItem("referrer_url")).toBe("https://news.test/x");
  const visits = JSON.parse(localStorage.getItem("utm") ?? "[]") as { utm_source: string }[];
  expect(visits.map(({ utm_source }) => utm_source)).toEqual(["a", "b"]);
  expect(sessionStorage).toHaveLength(0);
});

test("the cart is read again after an order, and by visitors who have none not at all", async () => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  const money = { amount: 0, currency: "inr" };
  const empty = {
    ...{ id: `crt_${"c".repeat(22)}`, lines: [], groups: [], count: 0, coupon: null, expires_at: null },
    totals: {
      ...{ items: money, addons: money, dakshina: money, shipping: money },
      ...{ discount: money, tax: money, grand: money },
    },
    split: { ritual: money, service: money, shipping: money, tax: [] },
  };
  const meta = {
    ...{ request_id: "r", server_time: "2026-11-20T10:00:00Z" },
    ...{ currency: "inr", country_code: "in" },
  };
  const fetch = vi.fn(async () => Response.json({ success: true, message: "", results: empty, meta }));
  vi.stubGlobal("fetch", fetch);
  localStorage.setItem("cart_count", "3 1");
  const { state, refreshCart } = createBrowserServices({ country: "in", language: "en" });
  expect(state.getState().cartCount).toBe(3);
  refreshCart();
  await vi.waitFor(() => expect(state.getState().cartCount).toBe(0), patience);
  expect(localStorage.getItem("cart_count")).toMatch(/^0 /);

  fetch.mockClear();
  refreshCart();
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ["the server ended it", (user: UserStore) => user.getState().sessionEnded()],
  ["a failed link did", (user: UserStore) => user.getState().signedOut()],
])(
  "§4 the end of a login clears the storage and begins a session, which calls then name: %s",
  async (_, end) => {
    vi.stubGlobal("requestIdleCallback", () => 0);
    const named: (string | null)[] = [];
    vi.stubGlobal("fetch", async ({ headers }: Request) => {
      named.push(headers.get("x-session-id"));
      return Response.json({});
    });
    window.history.replaceState(null, "", "/pooja/pj_1");
    const { api, user, session } = createBrowserServices({ country: "in", language: "en" });
    const before = session().id;
    end(user);
    await api.get("/noauth-api/v1/home");
    expect(session().id).not.toBe(before);
    expect(named).toEqual([session().id]);
    expect(localStorage.getItem("session_id")).toBe(session().id);
    expect(localStorage.getItem("session_start")).toBe(String(session().startedAt));
  },
);

test("the session that another tab began after it emptied the storage is this tab's, too", () => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  const { session } = createBrowserServices({ country: "in", language: "en" });
  localStorage.setItem("session_id", "6f1c9d2e4b7a-4c1e-9a35-2d8e7f0b1c64");
  localStorage.setItem("session_start", "5");
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(session()).toEqual({ id: "6f1c9d2e4b7a-4c1e-9a35-2d8e7f0b1c64", startedAt: 5 });
});

test("prices are fetched for the country of the rendered page until another one is known", async () => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  const requests: string[] = [];
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    requests.push(url);
    return Response.json({});
  });
  // On a page that skips the lookup (ruling D11), as after a sign-out that cleared the storage.
  window.history.replaceState(null, "", "/pooja/pj_1");
  const { api } = createBrowserServices({ country: "us", language: "en" });
  await api.get("/noauth-api/v1/home");
  expect(requests.map((url) => new URL(url).searchParams.get("country_code"))).toEqual(["us"]);
});
