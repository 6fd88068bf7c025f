// @vitest-environment jsdom
import type { Quote } from "@aradhana/core/contract";
import { createStorage } from "@aradhana/core/storage";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { idOf, inr, puja, serverTime } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { order } from "../../../../test/order-fixture.ts";
import { patience } from "../../../../test/patience.ts";
import { quote } from "../../../../test/reservation-fixture.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { phoneText } from "../../account/phone/text.ts";
import { newBooking } from "../drafts/new-booking.ts";
import { shopDrafts } from "../drafts/shop-drafts.ts";
import { Checkout } from "./checkout.tsx";
import { continueText } from "./text.ts";

// On its way for as long as the test takes, as on a slow phone.
vi.mock(import("./pay-later.tsx"), () => ({ PayLater: () => null }));

const KEY = "book_now_pay_later";
const visitor = { country: "in", language: "en" } as const;
const offered = puja({ bnpl_enabled: true });
const reservationId = idOf("rsv", "one");
const record = {
  ...{ reservation_id: reservationId, pooja_id: offered.id, package_id: idOf("pk", "people1") },
  ...{ price: inr(851), title: "Rudrabhishek · For one" },
};

beforeEach(async () => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
  await Promise.all([continueText, phoneText, errorTexts, shellText].map((text) => text.load("en")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const meta = { request_id: "r", server_time: "2026-11-20T10:00:00Z", currency: "inr", country_code: "in" };

const answer = (results: unknown) => Response.json({ success: true, message: "", results, meta });
function errorBody(status: number, code = "reservation_expired", field?: string): Response {
  if (status === 0) throw new TypeError("fetch failed");
  const field_errors = field ? [{ field, code: "length", message: "" }] : [];
  const body = { success: false, code, message: "", field_errors, meta };
  return Response.json(body, { status });
}

interface Options {
  /** The query of the booking's address. */
  query?: string;
  /** The error status of an order; 0 for a network error. */
  status?: number;
  /** Other fields of the quote. */
  priced?: Partial<Quote>;
  /** The response to a call, by its name, instead of that error. */
  answers?: Record<string, () => Response>;
  /** The first call whose path ends so meets a defect of our own. */
  defect?: string;
}

/** A filled-in booking at its last step, in a browser with the reservation `held`; `sent` has the body of each call. */
function openStep(
  reserved: Partial<typeof record>,
  { query = "?step=pay", status = 409, priced, answers, defect }: Options = {},
) {
  const sent: [call: string | undefined, body: Record<string, unknown>][] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const body = await request.json();
    const call = new URL(request.url).pathname.split("/").at(-1);
    sent.push([call, body]);
    const held_until = body.reservation_id ? "2026-11-20T10:10:00.000Z" : null;
    if (call === "quote") return answer(quote({ held_until, ...priced }));
    return answers?.[call ?? ""]?.() ?? errorBody(status);
  });
  knowCountry();
  localStorage.setItem(KEY, JSON.stringify({ ...record, ...reserved, timestamp: Date.now() }));
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  if (defect) failOnce(services, defect);
  const tracked = vi.spyOn(services.analytics, "event");
  const draft = newBooking(offered, visitor);
  shopDrafts(services.drafts).save({ ...draft, at: 1, phone: { dial_code: "91", number: "9876543210" } });
  const router = createMemoryRouter(
    [
      { path: "/", element: <Booking /> },
      { path: "/puja", element: null },
    ],
    { initialEntries: [`/${query}`] },
  );
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  const labels = () => tracked.mock.calls.flat().filter((name) => name.startsWith("LABEL_"));
  return { sent, labels, router, storage: services.storage, drafts: services.drafts };
}

/** Makes one call of this path throw what is no error of the API. */
function failOnce(services: ReturnType<typeof createBrowserServices>, path: string) {
  const { api } = services;
  let isDone = false;
  services.api = {
    ...api,
    async post(...call) {
      if (isDone || !call[0].endsWith(path)) return api.post(...call);
      isDone = true;
      throw new TypeError("ours");
    },
  };
}

function Booking() {
  const [query] = useSearchParams();
  return <Checkout puja={offered} serverTime={serverTime} chosen={query.get("package")} />;
}

async function pay() {
  fireEvent.click(await screen.findByRole("checkbox"));
  fireEvent.click(await screen.findByRole("button", { name: /^Pay/ }));
  await screen.findByRole("alert");
}

test("a reservation is priced and ordered before the code of paying later is loaded", async () => {
  const { sent, storage } = openStep({});
  await pay();
  expect(sent.slice(0, 2)).toMatchObject([
    ["quote", { reservation_id: reservationId }],
    ["create", { reservation_id: reservationId }],
  ]);
  // The reservation has expired: the next press orders without it.
  expect(storage.get(KEY)).toBeNull();
  await vi.waitFor(() => expect(sent[2]).toMatchObject(["quote", { reservation_id: null }]), patience);
});

test("text typed before the browser's services are ready stays in the field", async () => {
  knowCountry();
  vi.stubGlobal("fetch", async () => answer(quote()));
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const draft = newBooking(offered, visitor);
  const phone = { dial_code: "91", number: "9876543210" };
  shopDrafts(services.drafts).save({ ...draft, at: 1, name: "As", phone });
  const router = createMemoryRouter([{ path: "/", element: <Booking /> }], {
    initialEntries: ["/?step=contact"],
  });
  const page = (browser: typeof services | undefined) => (
    <VisitorProvider value={visitor}>
      <BrowserProvider value={browser}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>
  );
  const { rerender } = render(page(undefined));
  fireEvent.change(screen.getByLabelText(/^Your name/), { target: { value: "Asha" } });
  rerender(page(services));
  expect(screen.getByLabelText(/^Your name/)).toHaveProperty("value", "Asha");
  expect(shopDrafts(services.drafts).get(offered.id)).toMatchObject({ name: "Asha", phone });
});

test("a place of another puja is none of this booking's", async () => {
  const { sent } = openStep({ pooja_id: idOf("pj", "another") });
  await pay();
  expect(sent[0]).toMatchObject(["quote", { reservation_id: null }]);
  expect(sent[1]?.[1]).not.toHaveProperty("reservation_id");
});

test("§9 opening a step, starting a payment and a rejected payment are LABEL_ events", async () => {
  const { labels } = openStep({});
  await pay();
  expect(labels()).toEqual(["LABEL_CHECKOUT_PAY", "LABEL_PAY_START", "LABEL_PAY_REFUSED"]);
});

test.each([0, 503])("after a response %i the payment is not tracked as refused", async (status) => {
  const { labels } = openStep({}, { status });
  await pay();
  expect(labels()).toEqual(["LABEL_CHECKOUT_PAY", "LABEL_PAY_START"]);
});

const general = /^(That did not work|The payment page did not open)/;

test.each(["/order/create", "/payment/initiate"])(
  "a defect of our own at %s leaves the button usable, is shown as an error and reported",
  async (defect) => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const id = idOf("ord", "one");
    const create = () => answer({ order: order({ id }), access_token: "s1" });
    const { sent } = openStep({}, { defect, answers: { create } });
    await pay();
    expect(screen.getByRole("alert").textContent).toMatch(general);
    expect(reported).toHaveBeenCalledExactlyOnceWith(new TypeError("ours"));
    const before = sent.length;
    fireEvent.click(await screen.findByRole("button", { name: /^Pay/ }));
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before), patience);
  },
);

test("a defect of our own while pricing is shown as an error, with a button to try again", async () => {
  vi.stubGlobal("reportError", vi.fn());
  openStep({}, { defect: "/quote" });
  expect((await screen.findByRole("alert")).textContent).toMatch(general);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: /^Pay/ })).toBeDefined();
});

test("an order that was paid in another tab is linked to instead of paid again, and its draft is deleted", async () => {
  const id = idOf("ord", "one");
  const { drafts } = openStep(
    {},
    {
      answers: {
        create: () => answer({ order: order({ id }), access_token: "s1" }),
        initiate: () => errorBody(409, "already_paid"),
      },
    },
  );
  fireEvent.click(await screen.findByRole("checkbox"));
  fireEvent.click(await screen.findByRole("button", { name: /^Pay/ }));
  const link = await screen.findByRole("link", { name: "See the order" });
  expect(link.getAttribute("href")).toBe(`/orders/${id}/${offered.slug}`);
  expect(screen.getByText("This booking is already paid. Do not pay again.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  expect(shopDrafts(drafts).get(offered.id)).toBeUndefined();
});

test("while the bank confirms a payment of the order, its status is offered instead of another payment", async () => {
  const id = idOf("ord", "one");
  const { drafts } = openStep(
    {},
    {
      answers: {
        create: () => answer({ order: order({ id }), access_token: "s1" }),
        initiate: () => errorBody(409, "payment_pending"),
      },
    },
  );
  fireEvent.click(await screen.findByRole("checkbox"));
  fireEvent.click(await screen.findByRole("button", { name: /^Pay/ }));
  const link = await screen.findByRole("link", { name: "Check status" });
  expect(link.getAttribute("href")).toBe(`/order/payment-confirmation/${id}/pooja/checkout`);
  expect(screen.getByText("The bank is confirming. Do not pay again.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  // The draft keeps its order: another one could be paid for too.
  expect(shopDrafts(drafts).get(offered.id)?.attempt?.orderId).toBe(id);
});

test("a booking that this tab has paid says so, with a link to the order", async () => {
  const id = idOf("ord", "one");
  const drafts = shopDrafts(createStorage(() => window.sessionStorage));
  const attempt = { of: "", quoteId: "qt_1", idempotencyKey: "k", orderId: id };
  drafts.save({ ...newBooking(offered, visitor), at: 1, attempt });
  drafts.markPaid(id);
  openStep({});
  const messages = await screen.findByText("You have already booked this.");
  expect(messages.querySelector("a")?.getAttribute("href")).toBe(`/orders/${id}/${offered.slug}`);
  expect(await screen.findByRole("button", { name: /^Pay/ })).toBeDefined();
});

test.each(["cutoff_passed", "sold_out"] as const)(
  "where the quote says %s, the next date stands in place of a button that would do nothing",
  async (code) => {
    openStep({}, { priced: { problems: [{ code, message: "Closed.", item_id: null }] } });
    expect(await screen.findByText("Bookings for this date are closed")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  },
);

test("a contact detail that the server does not accept is shown at the step where it is filled in", async () => {
  const { router } = openStep(
    {},
    { answers: { create: () => errorBody(422, "invalid_input", "contact.number") } },
  );
  fireEvent.click(await screen.findByRole("checkbox"));
  fireEvent.click(await screen.findByRole("button", { name: /^Pay/ }));
  await screen.findByText("Check what you filled in here", {}, patience);
  expect(router.state.location.search).toContain("step=contact");
  const phone = screen.getByRole("textbox", { name: "Mobile number" });
  expect(phone.getAttribute("aria-invalid")).toBe("true");
  await vi.waitFor(() => expect(document.activeElement).toBe(phone));
});

test("a press on Pay moves the focus to the problem that prevents the payment", async () => {
  const problems = [
    { code: "prasad_not_shipped" as const, message: "No prasad to Peru.", item_id: null },
    { code: "addon_unavailable" as const, message: "No lamps left.", item_id: idOf("ao", "lamp") },
  ];
  const { sent } = openStep({}, { priced: { problems } });
  await screen.findByText("No lamps left.");
  fireEvent.click(screen.getByRole("button", { name: /^Pay/ }));
  expect(document.activeElement).toBe(screen.getByRole("checkbox"));
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(screen.getByRole("button", { name: /^Pay/ }));
  expect(document.activeElement?.textContent).toBe("No prasad to Peru.");
  expect(sent.map(([call]) => call)).toEqual(["quote"]);
});

describe("the choice of a package is tracked", () => {
  const [one, other] = offered.packages.map(({ id }) => `/?package=${id}`);
  const selected = (labels: string[]) => labels.filter((label) => label === "LABEL_SELECT_PACKAGE").length;

  test("where it is chosen, on the puja's page or here, each choice once", async () => {
    const { labels, router } = openStep({}, { query: "puja" });
    await act(() => router.navigate(`${one}`));
    expect(selected(labels())).toBe(1);
    await act(() => router.navigate(`${one}&step=contact`));
    expect(selected(labels())).toBe(1);
    await act(() => router.navigate(`${other}&step=addons`));
    expect(selected(labels())).toBe(2);
    await act(() => router.navigate(-1));
    expect(selected(labels())).toBe(2);
  });

  test("not where its address is loaded", async () => {
    const { labels, router } = openStep({}, { query: `${one}`.slice(1) });
    await act(() => router.navigate(`${one}&step=contact`));
    expect(labels()).toEqual(["LABEL_CHECKOUT_ADDONS", "LABEL_CHECKOUT_CONTACT"]);
  });
});

const done = () =>
  screen
    .getAllByText("Done")
    .map((sign) => sign.parentElement?.textContent)
    .join();

/** The booking at a step, in a browser that stores nothing. */
function openUnfilled(step: string) {
  knowCountry();
  vi.stubGlobal("fetch", async () => answer(quote()));
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const router = createMemoryRouter([{ path: "/", element: <Booking /> }], {
    initialEntries: [`/?package=${offered.packages[0]?.id}&step=${step}`],
  });
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  return router;
}

test("a step that was never filled in has no tick, and is one tap away", async () => {
  const router = openUnfilled("pay");
  expect(done()).toBe("Done Package");
  expect(screen.getByRole("link", { name: /^2 ?Add-ons$/ })).toBeDefined();
  expect(screen.getByRole("link", { name: /^3 ?Contact$/ })).toBeDefined();
  await act(() => router.navigate("/?step=pay"));
  expect(screen.queryByText("Done")).toBeNull();
});

test("the step of the add-ons has its tick also without add-ons", async () => {
  openUnfilled("addons");
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("heading", { name: "Contact details" });
  expect(done()).toBe("Done Package,Done Add-ons");
});

test("a completed step has its tick", async () => {
  openStep({});
  await vi.waitFor(() => expect(done()).toBe("Done Package,Done Add-ons,Done Contact"), patience);
});

test.each(["", `?package=${offered.packages[0]?.id}`, "?step=pay"])(
  "when bookings close is told on the first step that is opened, and on none that follows: %j",
  async (query) => {
    const { router } = openStep({}, { query });
    expect(screen.getByText(/^Bookings close Mon 2 pm/)).toBeDefined();
    await act(() => router.navigate("/?step=contact"));
    expect(screen.queryByText(/^Bookings close/)).toBeNull();
  },
);
