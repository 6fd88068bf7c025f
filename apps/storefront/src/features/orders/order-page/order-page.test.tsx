// @vitest-environment jsdom
import type { Order, Sankalp } from "@aradhana/core/contract";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { browserIn } from "../../../../test/browser-in.ts";
import { inr, serverTime } from "../../../../test/fixtures.ts";
import { chadhaavaOrder, goodsOrder, poojaOrder } from "../../../../test/order-fixture.ts";
import type { RitualOrder } from "../../../lines/order-line.ts";
import { orderLineText } from "../../../lines/order-line-text.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { changesText } from "../changes/text.ts";
import { ordersText } from "../order/text.ts";
import { reviewText } from "../review/text.ts";
import { GoodsPage } from "./goods-page.tsx";
import { OrderPage } from "./order-page.tsx";
import { orderText } from "./text.ts";

function open(country: string, booked: RitualOrder = poojaOrder(), server_time: string = serverTime) {
  show(country, server_time, <OrderPage booked={{ ...booked, server_time }} onChanged={() => {}} />);
}

function show(country: string, now: string, element: ReactElement) {
  vi.setSystemTime(now);
  const router = createMemoryRouter([{ path: "/", element }]);
  render(
    <VisitorProvider value={{ country, language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
}

const payment = {
  state: "success",
  gateway: "razorpay",
  method: "upi",
  amount: inr(851),
  reference: null,
  paid_at: serverTime,
} as const;

beforeAll(() =>
  Promise.all(
    [orderText, changesText, reviewText, ordersText, orderLineText, errorTexts, shellText].map((text) =>
      text.load("en"),
    ),
  ),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ["in", "Asia/Kolkata", "Fri 20 Nov 2026, 3:30 pm"],
  ["us", "America/New_York", "Fri 20 Nov 2026, 3:30 pm India time (Fri 20 Nov 2026, 5 am your time)"],
])("to a visitor of %s with a clock of %s it was placed and paid on %s", (country, zone, when) => {
  browserIn(zone);
  open(country, poojaOrder({ payment }));
  expect(screen.getByText(`Order AR-ABCDE-12345 · Placed on ${when}`)).toBeDefined();
  expect(screen.getByText(`Paid on ${when} by UPI`)).toBeDefined();
});

const full = "100% refund if cancelled by Sat 21 Nov 2026, 5:30 pm (48 h before the start)";
const most = "75% refund if cancelled by Sun 22 Nov 2026, 5:30 pm (24 h before the start)";
const terms = () => screen.getAllByText(/% refund/).map(({ textContent }) => textContent?.trim());

test.each([
  ["2026-11-21T11:59:00.000Z", [full, most]],
  ["2026-11-21T12:00:00.000Z", [`${full} – expired`, most]],
  ["2026-11-22T12:00:00.000Z", [`${full} – expired`, `${most} – expired`]],
])("by the server's clock of %s the shares paid back read %j", (now, words) => {
  browserIn("Asia/Kolkata");
  open("in", poojaOrder(), now);
  expect(terms()).toEqual(words);
});

const change = "One free date change by Mon 23 Nov 2026, 5:30 am (12 h before the start)";

test.each([
  ["2026-11-22T23:59:59.000Z", change],
  ["2026-11-23T00:00:00.000Z", `${change} – expired`],
])("by the server's clock of %s the free change of date reads %j", (now, words) => {
  browserIn("Asia/Kolkata");
  open("in", poojaOrder(), now);
  expect(screen.getByText(/free date change/).textContent?.trim()).toBe(words);
});

test("a limit that passes while one looks says so", () => {
  vi.useFakeTimers();
  browserIn("Asia/Kolkata");
  open("in", poojaOrder(), "2026-11-21T11:59:00.000Z");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(terms()).toEqual([`${full} – expired`, most]);
  act(() => void vi.advanceTimersByTime(36 * 60 * 60_000));
  expect(screen.getByText(/free date change/).textContent?.trim()).toBe(`${change} – expired`);
});

test("abroad the moment until when a share is paid back is India's, with the visitor's own beside it", () => {
  browserIn("America/New_York");
  open("us");
  expect(terms()[0]).toBe(
    "100% refund if cancelled by Sat 21 Nov 2026, 5:30 pm India time (Sat 21 Nov 2026, 7 am your time) (48 h before the start)",
  );
});

test("abroad a version of the names tells its hour as India's, with the visitor's own beside it", () => {
  browserIn("America/New_York");
  const versions = [{ n: 1, at: "2026-11-21T12:00:00.000Z" }];
  const sankalp = { state: "submitted", versions, read_out: { devanagari: "", latin: "" } } as const;
  open("us", { ...poojaOrder(), sankalp: sankalp as unknown as Sankalp });
  expect(
    screen.getByText("Version 1, Sat 21 Nov 2026, 5:30 pm India time (Sat 21 Nov 2026, 7 am your time)"),
  ).toBeDefined();
});

test.each([
  [95, "Watch from your name", "https://vimeo.com/1#t=95s"],
  [0, "Watch the recording", "https://vimeo.com/1"],
])("a recording whose names begin at second %d reads %j", async (start_seconds, words, href) => {
  browserIn("Asia/Kolkata");
  const proofs = [{ kind: "video" as const, url: "https://vimeo.com/1", start_seconds, at: serverTime }];
  open("in", { ...poojaOrder(), proofs });
  const link = await screen.findByRole("link", { name: `${words} Plays from Vimeo` });
  expect(link.getAttribute("href")).toBe(href);
});

test.each([
  ["of our own plays in the page", "/media/puja.mp4", 1],
  [
    "of another site is opened there: our content security policy blocks it here",
    "https://cdn.test/puja.mp4",
    0,
  ],
])("a file %s", async (_, url, players) => {
  browserIn("Asia/Kolkata");
  const proofs = [{ kind: "video" as const, url, start_seconds: 95, at: serverTime }];
  open("in", { ...poojaOrder(), proofs });
  // The player comes after the page; until then there is only the link.
  await act(() => vi.dynamicImportSettled());
  const link = screen.getByRole("link", { name: "Watch from your name" });
  expect(link.getAttribute("href")).toBe(`${url}#t=95`);
  fireEvent.click(link);
  expect(document.querySelectorAll("video")).toHaveLength(players);
});

test("a chadhaava's order asks for the names that were not given with it, and leads to its own page", () => {
  const booked = chadhaavaOrder();
  open("in", booked);
  const { id, title } = booked.chadhaava;
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "The chadhava" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Add names" }).getAttribute("href")).toBe(
    `/puja/sankalp/${id}?order_id=${booked.order.id}`,
  );
  expect(screen.getByRole("link", { name: "See the chadhava" }).getAttribute("href")).toBe(
    `/chadhaava/${id}`,
  );
});

test("a cart's order has a link for the names of each ritual that needs them", () => {
  const names = { needs_names: true, names_until: "2026-11-23T10:00:00.000Z", starts_at: null };
  const pooja = { type: "pooja", pooja_id: "pj_1", package_id: "pk_1", is_vip: true } as const;
  const parts: Order["parts"] = [
    {
      ...{ type: "chadhaava", chadhaava_id: "ch_1", item_id: "oi_1", title: "Bilva leaves", ...names },
      ...{ state: "sankalp_received", next_action: "edit_sankalp" },
    },
    { ...pooja, ...names, item_id: "oi_2", title: "Puja", state: "sankalp_due", next_action: "fill_sankalp" },
    { ...pooja, ...names, item_id: "oi_3", title: "Homa", state: "performed", next_action: "wait" },
    {
      ...{ type: "gemstone", product_id: "pd_1", item_id: "oi_4", title: "Ruby", state: "confirmed" },
      ...{ ...names, needs_names: false, names_until: null, next_action: "wait" },
    },
  ];
  const booked = chadhaavaOrder({ state: "sankalp_due", next_action: "fill_sankalp", parts });
  open("in", booked);
  const links = within(screen.getByRole("region", { name: "In this order" })).getAllByRole("link");
  const { id } = booked.order;
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Change names", `/puja/sankalp/ch_1?order_id=${id}&item_id=oi_1`],
    ["Add names", `/puja/sankalp/pk_1/vip?order_id=${id}&item_id=oi_2`],
    ["See names", `/sankalp-form-submitted/${id}/pooja/${booked.name}?item_id=oi_3`],
  ]);
});

test("a cart's order shows the steps of each item by itself, and once those of goods in one parcel", () => {
  const step = (state: Order["state"]) => ({ state, at: serverTime, planned_at: null, evidence_url: null });
  const rest = { starts_at: null, needs_names: false, names_until: null, next_action: "wait" } as const;
  const good = {
    type: "gemstone",
    product_id: "pd_1",
    state: "shipped",
    timeline: [step("shipped")],
  } as const;
  const parts: Order["parts"] = [
    {
      ...{ type: "chadhaava", chadhaava_id: "ch_1", item_id: "oi_1", title: "Bilva leaves", ...rest },
      ...{ state: "offered", timeline: [step("offered")] },
    },
    { ...good, ...rest, item_id: "oi_2", title: "Ruby", timeline: [...good.timeline] },
    { ...good, ...rest, item_id: "oi_3", title: "Pearl", timeline: [...good.timeline] },
  ];
  const shipments = [{ carrier: "India Post", number: "EK123456789IN", tracking_url: null }];
  open("in", chadhaavaOrder({ state: "shipped", next_action: "wait", parts, shipments }));
  const name = screen.getByRole("heading", { level: 1 }).textContent;
  expect(name).toMatch(/ and 2 more$/);
  const progress = screen.getByRole("heading", { name: "Status" }).parentElement ?? document.body;
  const titles = within(progress).getAllByRole("heading", { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Bilva leaves", "Ruby, Pearl"]);
  const steps = within(progress).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Offered"),
    expect.stringContaining("Shipped"),
  ]);
  expect(within(progress).getAllByText("EK123456789IN")).toHaveLength(1);
});

test.each(["cancelled", "expired"] as const)(
  "an order that is %s promises no recording, and names no limit for a refund",
  (state) => {
    browserIn("Asia/Kolkata");
    open("in", poojaOrder({ state, next_action: "none" }));
    expect(screen.queryByText("Your recording will appear here.")).toBeNull();
    expect(screen.queryByText(/% refund/)).toBeNull();
    expect(screen.getByRole("link", { name: "Get help with this order" })).toBeDefined();
  },
);

test("the proof of a step is a file: it opens beside the page, as the router has no such page", () => {
  browserIn("Asia/Kolkata");
  const evidence_url = "/api/v1/order/recording/rec_1#t=5";
  const timeline = [{ state: "performed" as const, at: serverTime, planned_at: null, evidence_url }];
  open("in", poojaOrder({ timeline }));
  const link = screen.getByRole("link", { name: "See the proof" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([evidence_url, "_blank"]);
});

describe.each(["pending", "mismatch"] as const)("an order whose payment is %s", (state) => {
  const unclear: Partial<Order> = {
    state: "payment_pending",
    next_action: "wait",
    payment: { ...payment, state, paid_at: null },
  };
  const pages = {
    "a puja": <OrderPage booked={{ ...poojaOrder(unclear), server_time: serverTime }} onChanged={() => {}} />,
    goods: <GoodsPage ordered={{ ...goodsOrder(unclear), server_time: serverTime }} onChanged={() => {}} />,
  };

  test.each(Object.entries(pages))(
    "of %s says that nobody knows yet, and offers no payment",
    (_, element) => {
      browserIn("Asia/Kolkata");
      show("in", serverTime, element);
      expect(screen.getByRole("link", { name: "Check status" })).toBeDefined();
      expect(screen.getAllByText("The bank is confirming. Do not pay again.")).toHaveLength(2);
      expect(screen.queryByRole("link", { name: "Pay now" })).toBeNull();
    },
  );
});
