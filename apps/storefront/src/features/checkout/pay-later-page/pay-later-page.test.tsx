// @vitest-environment jsdom
import type { PayLaterRecord } from "@aradhana/core/book-now-pay-later";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf, inr, puja, serverTime } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { quote, reservation } from "../../../../test/reservation-fixture.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { shopDrafts } from "../drafts/shop-drafts.ts";
import { PayLaterPage } from "./pay-later-page.tsx";
import { payLaterText } from "./text.ts";

const KEY = "book_now_pay_later";
const visitor = { country: "in", language: "en" } as const;
const offered = puja({ bnpl_enabled: true });
const [chosen] = offered.packages;
const other = { pooja_id: idOf("pj", "another"), id: idOf("rsv", "two") };

type Answer = { status?: number; results?: unknown; code?: string; details?: unknown; at?: string };

beforeEach(async () => {
  await Promise.all([payLaterText, errorTexts, shellText].map((text) => text.load("en")));
  vi.useFakeTimers({
    now: Date.parse(serverTime),
    toFake: ["Date", "setTimeout", "clearTimeout"],
    shouldAdvanceTime: true,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** The page in a browser with the reservation `held`; `answers` has the response of each call, by the last part of its path. */
function open(
  answers: Record<string, Answer | undefined>,
  reserved?: Partial<PayLaterRecord>,
  hint = 85_100,
) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = new URL(request.url).pathname.split("/").at(-1) ?? "";
    requests.push(call);
    const given = answers[call];
    if (!given) throw new TypeError("Failed to fetch");
    const meta = {
      ...{ request_id: "req_1", server_time: given.at ?? new Date().toISOString() },
      ...{ currency: "inr", country_code: "in" },
    };
    return given.code
      ? Response.json(
          { success: false, code: given.code, message: "", field_errors: [], details: given.details, meta },
          { status: given.status ?? 409 },
        )
      : Response.json(
          { success: true, message: "", results: given.results, meta },
          { status: given.status ?? 200 },
        );
  });
  knowCountry();
  if (reserved) localStorage.setItem(KEY, JSON.stringify({ ...record, ...reserved }));
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const tracked = vi.spyOn(services.analytics, "event");
  const router = createMemoryRouter([
    {
      path: "/",
      element: chosen && <PayLaterPage puja={offered} chosen={chosen} hint={hint} serverTime={serverTime} />,
    },
    { path: "*", element: <h1>Elsewhere</h1> },
  ]);
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  return { requests, services, answers, tracked, stored: () => localStorage.getItem(KEY) };
}

const record: PayLaterRecord = {
  ...{ reservation_id: reservation().id, pooja_id: offered.id, package_id: idOf("pk", "people1") },
  ...{ title: "Rudrabhishek", price: inr(851), timestamp: Date.parse(serverTime) },
};
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const button = (name: string) => screen.getByRole("button", { name });
const link = (name: string) => screen.getByRole("link", { name });

test("opening the page reserves nothing; a press does, and every tab shows it", async () => {
  const { requests, answers, tracked, stored } = open({
    quote: { results: quote() },
    reserve: { results: reservation() },
  });
  await heading("Reserve a place for 10 minutes");
  expect(requests).toEqual(["quote"]);
  expect(stored()).toBeNull();
  answers.reservationById = { results: reservation() };
  fireEvent.click(button("Reserve for 10 minutes"));
  await heading("Your place is reserved");
  expect(JSON.parse(stored() ?? "")).toMatchObject({
    reservation_id: reservation().id,
    pooja_id: offered.id,
  });
  expect(screen.getByRole("timer").textContent).toMatch(/^(10:00|09:59)/);
  expect(screen.getByText("Reserved until 3:40 pm", { exact: false })).toBeDefined();
  expect(tracked.mock.calls).toEqual([["LABEL_HOLD_PLACE"]]);
});

test("the focus of a button that goes with its press is on the heading of what comes; at first it is left alone", async () => {
  const { answers } = open({ quote: { results: quote() }, reserve: { results: reservation() } });
  await heading("Reserve a place for 10 minutes");
  expect(document.activeElement).toBe(document.body);
  answers.reservationById = { results: reservation() };
  button("Reserve for 10 minutes").focus();
  fireEvent.click(button("Reserve for 10 minutes"));
  await waitFor(async () => expect(document.activeElement).toBe(await heading("Your place is reserved")));
});

test("after a reload the remaining time of the server is counted, whatever the visitor's clock says", async () => {
  open({ reservationById: { results: reservation(), at: "2026-11-20T10:06:00.000Z" } }, {});
  await heading("Your place is reserved");
  const timer = screen.getByRole("timer");
  expect(timer.textContent).toContain("04:00");
  expect(timer.textContent).toContain("4 minutes 0 seconds left");
});

test("when the time runs out the status is reloaded, and the page says that nothing was charged", async () => {
  const { answers, stored } = open({ reservationById: { results: reservation() } }, {});
  await heading("Your place is reserved");
  answers.reservationById = { results: reservation({ state: "expired" }) };
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  await heading("Your place is no longer reserved");
  expect(screen.getByText(/You have not been charged/)).toBeDefined();
  expect(stored()).toBeNull();
  answers.quote = { results: quote() };
  fireEvent.click(button("Book again"));
  await heading("Reserve a place for 10 minutes");
});

test("a visitor's clock that runs ahead ends nothing that the server still holds", async () => {
  const { answers } = open({ reservationById: { results: reservation() } }, {});
  await heading("Your place is reserved");
  answers.reservationById = { results: reservation(), at: "2026-11-20T10:01:00.000Z" };
  vi.setSystemTime(Date.parse(serverTime) + 3_600_000);
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  await waitFor(() => expect(screen.getByRole("timer").textContent).toMatch(/^0[89]:/));
});

test("the price of the server is shown, and a difference to the address before anything can be pressed (D5)", async () => {
  open({ quote: { results: quote() } }, undefined, 100);
  await heading("Reserve a place for 10 minutes");
  expect(screen.getByText("The link says ₹1. The price is ₹851.")).toBeDefined();
});

test("where address and server agree nothing is said of it", async () => {
  open({ quote: { results: quote() } });
  await heading("Reserve a place for 10 minutes");
  expect(screen.queryByText(/The link says/)).toBeNull();
});

test("paying continues with the reservation at the next step", async () => {
  const lamp = { kind: "addon" as const, item_id: idOf("ao", "bilva"), title: "Bilva leaves", qty: 2 };
  const lines = [...reservation().lines, { ...lamp, unit_price: inr(151), amount: inr(302) }];
  const { services } = open(
    { reservationById: { results: reservation({ lines, price: inr(1_053), coupon: "TENTH" }) } },
    {},
    105_300,
  );
  await heading("Your place is reserved");
  expect(screen.getByText("−₹100")).toBeDefined();
  const pay = link("Pay ₹1,053");
  expect(pay.getAttribute("href")).toBe(
    `/pooja/${offered.id}/continue?package=${idOf("pk", "people1")}&step=contact`,
  );
  // Where it leads is another page's matter.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(pay);
  expect(shopDrafts(services.drafts).get(offered.id)).toMatchObject({
    ...{ packageId: idOf("pk", "people1"), items: { [idOf("ao", "bilva")]: 2 }, coupon: "TENTH" },
  });
});

test("a reminder for WhatsApp names the hour and leads back here, without a word about the visitor", async () => {
  open({ reservationById: { results: reservation() } }, {});
  await heading("Your place is reserved");
  const text = decodeURIComponent(link("Remind me on WhatsApp").getAttribute("href") ?? "");
  expect(text).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(text).toContain("until 3:40 pm");
  expect(text).toContain(`/pooja/book-now-pay-later/851/${idOf("pk", "people1")}/${offered.id}`);
  expect(text).not.toContain("rsv_");
});

test("a released place is free, and can be reserved again", async () => {
  const { answers, tracked, stored } = open({ reservationById: { results: reservation() } }, {});
  await heading("Your place is reserved");
  answers.release = { results: reservation({ state: "expired" }) };
  answers.quote = { results: quote() };
  fireEvent.click(button("Release this place"));
  await heading("Reserve a place for 10 minutes");
  expect(stored()).toBeNull();
  expect(tracked.mock.calls).toEqual([["LABEL_LET_GO_OF_PLACE"]]);
});

test("a reservation made or released in another tab changes here too", async () => {
  const { answers } = open({ quote: { results: quote() } });
  await heading("Reserve a place for 10 minutes");
  answers.reservationById = { results: reservation() };
  localStorage.setItem(KEY, JSON.stringify(record));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
  await heading("Your place is reserved");
  answers.reservationById = { results: reservation({ state: "expired" }) };
  localStorage.removeItem(KEY);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
  await heading("Your place is no longer reserved");
});

test("another booking that waits is named, led to, and can be let go", async () => {
  const waiting = reservation({ ...other });
  const { answers, stored } = open(
    { reservationById: { results: waiting }, release: { results: waiting }, quote: { results: quote() } },
    { reservation_id: other.id, pooja_id: other.pooja_id },
  );
  await heading("You have another place reserved");
  expect(link("Go to that booking").getAttribute("href")).toContain(other.pooja_id);
  answers.reservationById = { results: { ...waiting, state: "expired" } };
  fireEvent.click(button("Release it"));
  await heading("Reserve a place for 10 minutes");
  expect(stored()).toBeNull();
});

test("a reservation that this browser has not stored is shown when the server names it", async () => {
  const waiting = reservation({ ...other });
  const { answers } = open({
    quote: { results: quote() },
    reserve: { code: "reservation_waiting", details: { reservation: waiting } },
  });
  await heading("Reserve a place for 10 minutes");
  answers.reservationById = { results: waiting };
  fireEvent.click(button("Reserve for 10 minutes"));
  await heading("You have another place reserved");
});

test.each([
  ["open", "You have started to pay", "Continue payment"],
  ["paid", "Booked and paid", "See the booking"],
] as const)("a place whose order is %s is not offered again", async (state, words, action) => {
  const { stored } = open(
    { reservationById: { results: reservation({ state, order_id: idOf("ord", "one") }) } },
    {},
  );
  await heading(words);
  expect(link(action).getAttribute("href")).toBe(
    `/order/payment-confirmation/${idOf("ord", "one")}/pooja/checkout`,
  );
  expect(screen.queryByRole("button", { name: "Reserve for 10 minutes" })).toBeNull();
  await waitFor(() => expect(stored() === null).toBe(state === "paid"));
});

test("a reservation that the server does not know is forgotten", async () => {
  const { stored } = open(
    { reservationById: { status: 404, code: "reservation_not_found" }, quote: { results: quote() } },
    {},
  );
  await heading("Reserve a place for 10 minutes");
  await waitFor(() => expect(stored()).toBeNull());
});

test("without a connection the page says that the place stays reserved, and offers to try again", async () => {
  const { answers, stored } = open({}, {});
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await heading("This page could not be shown");
  expect(screen.getByText(/stays yours until its time is over/)).toBeDefined();
  expect(stored()).not.toBeNull();
  answers.reservationById = { results: reservation() };
  fireEvent.click(button("Try again"));
  await heading("Your place is reserved");
});

test("a server error is shown with its number", async () => {
  open({ reservationById: { status: 500, code: "internal" } }, {});
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await heading("This page could not be shown");
  expect(screen.getByText(/req_1/)).toBeDefined();
});

test("a puja that is full says so, and offers no reservation", async () => {
  const full = { code: "sold_out" as const, message: "Every place is taken.", item_id: null };
  open({ quote: { results: quote({ problems: [full] }) } });
  await heading("Reserve a place for 10 minutes");
  expect(screen.getByText("Every place is taken.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Reserve for 10 minutes" })).toBeNull();
});

test("an error has a message, and the price is loaded again", async () => {
  const { requests } = open({
    quote: { results: quote() },
    reserve: { code: "price_changed", details: {} },
  });
  await heading("Reserve a place for 10 minutes");
  fireEvent.click(button("Reserve for 10 minutes"));
  expect((await screen.findByRole("alert")).textContent).toContain("The price has changed");
  await waitFor(() => expect(requests.filter((call) => call === "quote")).toHaveLength(2));
});

test("invalid stored data is ignored: a place is offered again", async () => {
  open({ quote: { results: quote() } }, { timestamp: "yesterday" as unknown as number });
  await heading("Reserve a place for 10 minutes");
});
