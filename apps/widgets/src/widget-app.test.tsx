import { createApiClient } from "@aradhana/core/api";
import { type CountryLookup, createCountryDetection } from "@aradhana/core/country";
import { createPartnerStore, partnerAt, partnerIds, partnerThemes } from "@aradhana/core/partner";
import { createStorage, type KeyValueStorage } from "@aradhana/core/storage";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../test/api-server.ts";
import { puja, pujaCard } from "../test/catalogue.ts";
import { answerBookings, bookingOf, sentTo } from "../test/fill-booking.ts";
import { newTestBuyer } from "../test/new-test-buyer.ts";
import { now, order, payment } from "../test/orders.ts";
import { storeLastOrder } from "./buyer/last-order.ts";
import { type VisitorCountry, visitorCountry } from "./country/visitor-country.ts";
import type { Follower, HostConnection } from "./embed/connect-to-page.ts";
import { renderWidget } from "./entry-server.tsx";
import { readVisitor } from "./visitor.ts";
import { openWidget, WidgetApp } from "./widget-app.tsx";

let server: ApiServer;
/** Requests of the host page to the widget. */
let follower: Follower | undefined;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.answers("getPoojaListing", { pujas: [pujaCard()], facets: [], suggestions: [] });
  server.answers("poojaById", puja());
});
afterEach(() => {
  delete document.documentElement.dataset.partners;
  cleanup();
  document.body.innerHTML = "";
  document.documentElement.className = "";
});
afterAll(() => server.close());

/** A document rendered by the server, with the application that hydrates it. */
async function hydrate(
  path: string,
  country?: VisitorCountry,
  buyer = newTestBuyer(),
  inDialog = false,
  framed = true,
) {
  const notify = vi.fn<HostConnection["notify"]>();
  const address = new URL(path, window.location.origin);
  const visitor = readVisitor(address.searchParams, "en");
  const api = createApiClient({
    host: server.url,
    sessionId: () => "test",
    pageOrigin: "http://widgets.test",
    platform: "web",
    country: () => country?.known() ?? visitor.country,
    language: visitor.language,
  });
  const widget = await renderWidget(address, {
    framed,
    browserLanguage: "en",
    country: "in",
    apiOf: () => api,
  });
  const root = document.createElement("div");
  root.innerHTML = widget?.html ?? "";
  document.body.append(root);
  server.requests.length = 0;
  const before = root.innerHTML;
  const first = await openWidget(address);
  const app = (
    <WidgetApp
      api={api}
      visitor={visitor}
      {...(country && { country })}
      framed={framed}
      partners={createPartnerStore()}
      host={{
        follow: (given) => {
          follower = given;
          return () => {};
        },
        inDialog: () => inDialog,
        shown: vi.fn(),
        notify,
        prefill: () => ({}),
        onPrefill: () => () => {},
      }}
      app={undefined}
      buyer={buyer}
      following={undefined}
      first={{ ...first, answered: widget?.rendered.value.answered }}
    />
  );
  // As entry-client does: the server's rendering is hydrated.
  await act(async () => void (widget ? hydrateRoot(root, app) : createRoot(root).render(app)));
  return { root, before, notify };
}

test("hydration uses the server's rendering as it is, without requests", async () => {
  const { root, before } = await hydrate("/widget/pujas?limit=3");
  expect(before).toContain("Soma Pradosh Rudrabhishek");
  expect(root.innerHTML).toBe(before);
  expect(server.requests).toEqual([]);
});

test("§8 a shell that breaks shows the error of the specification, not a blank frame", async () => {
  const connection = vi.spyOn(window.navigator, "onLine", "get").mockImplementation(() => {
    throw new Error("blocked by the host page");
  });
  await hydrate("/widget/pujas?limit=3");
  expect(await screen.findByRole("heading", { name: "Oops! Something went wrong." })).toBeTruthy();
  connection.mockRestore();
});

test("widgets opened from the first one load their own data, also after Back", async () => {
  await hydrate("/widget/pujas?limit=3");
  screen.getByRole("link", { name: "Soma Pradosh Rudrabhishek" }).click();
  await screen.findByRole("heading", { level: 1, name: "Soma Pradosh Rudrabhishek" });
  expect(server.requests.map(({ path }) => path.split("/").at(-1))).toEqual(["poojaById"]);
  window.history.back();
  await screen.findByRole("heading", { level: 2, name: "Soma Pradosh Rudrabhishek" });
  expect(server.requests.at(-1)?.path).toContain("getPoojaListing");
});

test("one tap leads back to the previous widget", async () => {
  // Clears the forward entries that an earlier Back has left.
  window.history.pushState(null, "", "/");
  const steps = window.history.length;
  await hydrate("/widget/pujas?limit=3");
  expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
  screen.getByRole("link", { name: "Soma Pradosh Rudrabhishek" }).click();
  await screen.findByRole("heading", { level: 1, name: "Soma Pradosh Rudrabhishek" });
  expect(window.history.length).toBe(steps + 1);
  screen.getByRole("link", { name: "Back" }).click();
  await screen.findByRole("heading", { level: 2, name: "Soma Pradosh Rudrabhishek" });
  expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
});

test("in a dialog no step adds an entry to the history of the host page", async () => {
  window.history.pushState(null, "", "/");
  const steps = window.history.length;
  await hydrate("/widget/pujas?limit=3", undefined, undefined, true);
  screen.getByRole("link", { name: "Soma Pradosh Rudrabhishek" }).click();
  await screen.findByRole("link", { name: "Back" });
  expect(window.history.length).toBe(steps);
  expect(window.location.pathname).toBe(`/widget/pujas/${puja().id}`);
});

/** A lookup that finds this country when the test resolves it. */
function lookingUp(short_name: string) {
  const types = ["country"];
  const places = [{ types, address_components: [{ long_name: short_name, short_name, types }] }];
  let find = () => {};
  const found = new Promise<void>((resolve) => {
    find = resolve;
  });
  const lookUp = vi.fn<CountryLookup>(() => found.then(() => places));
  const storage = createStorage(() => undefined);
  const open = async () => createCountryDetection({ storage, lookUp, hints: () => ({}) });
  return { lookUp, open, find: () => find() };
}

test("a visitor abroad sees default prices at once, and local prices when the country is known", async () => {
  const { open, find } = lookingUp("US");
  const { root, before } = await hydrate("/widget/pujas?limit=3", visitorCountry(undefined, open));
  expect(root.innerHTML).toBe(before);
  expect(root.textContent).toContain("₹");
  const dollars = pujaCard({ price_from: { amount: 1_900, currency: "usd" } });
  server.answers("getPoojaListing", { pujas: [dollars], facets: [], suggestions: [] });
  find();
  await waitFor(() => expect(root.textContent).toContain("$19"));
  expect(server.requests.map(({ query }) => query.get("country_code"))).toEqual(["us"]);
});

test("a booking opened before then continues in the local currency, with the local dial code", async () => {
  answerBookings(server);
  const { open, find } = lookingUp("US");
  await hydrate(bookingOf("single"), visitorCountry(undefined, open));
  expect(await screen.findByRole("button", { name: /\+91/ })).toBeTruthy();
  find();
  expect(await screen.findByRole("button", { name: /\+1$/ })).toBeTruthy();
  await waitFor(() => expect(sentTo(server, "quote").at(-1)).toMatchObject({ country_code: "us" }));
});

test.each([
  ["the address says", "us", 0],
  ["nobody says, and it is the one that was rendered for,", undefined, 1],
])("for the country that %s the catalogue is not reloaded", async (_, given, lookups) => {
  const { open, find, lookUp } = lookingUp("IN");
  const address = `/widget/pujas?limit=3${given ? `&country_code=${given}` : ""}`;
  const country = visitorCountry(given, open);
  const { root, before } = await hydrate(address, country);
  find();
  await waitFor(() => expect(country.isSettled()).toBe(true));
  expect(root.innerHTML).toBe(before);
  expect(server.requests).toEqual([]);
  expect(lookUp).toHaveBeenCalledTimes(lookups);
});

test("a finished payment is replaced by its result in the history", async () => {
  server.answers("status", payment("success"));
  await hydrate("/widget/pujas?limit=3");
  window.history.pushState(null, "", "/widget/pujas?limit=3");
  window.history.pushState(null, "", `/widget/payment?order_id=${order.id}`);
  const { length } = window.history;
  fireEvent.popState(window);
  await screen.findByRole("heading", { name: "Payment received. Puja booked." });
  expect(window.history).toHaveLength(length);
  window.history.back();
  await screen.findByRole("heading", { level: 2, name: "Soma Pradosh Rudrabhishek" });
});

test("the host page can navigate the widget: the partner stays, and the history gets no entry", async () => {
  const query = `?partner_id=${partnerIds.gemstones}&lang=en&utm_source=news`;
  window.history.replaceState(null, "", `/widget/pujas${query}&limit=3`);
  await hydrate(`/widget/pujas${query}&limit=3`);
  const entered = vi.spyOn(window.history, "pushState");
  act(() => follower?.navigate(`/widget/pujas/${puja().id}`));
  await screen.findByRole("heading", { level: 1, name: "Soma Pradosh Rudrabhishek" });
  expect(window.location.pathname + window.location.search).toBe(`/widget/pujas/${puja().id}${query}`);
  expect(entered).not.toHaveBeenCalled();
  entered.mockRestore();
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => follower?.focus());
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Aradhana" }));
});

/** A document as the server sends it: with the partners that may frame it. */
function listPartners() {
  const partner = { ...partnerAt(partnerIds.gemstones, "https://gems.test"), theme: partnerThemes.blue };
  document.documentElement.dataset.partners = JSON.stringify([partner]);
}

test("until the host page connects, the widget has the theme of the partner in its address", async () => {
  listPartners();
  await hydrate(`/widget/pujas?partner_id=${partnerIds.gemstones}`);
  expect(document.documentElement.className).toBe("button-blue");
});

test.each([
  `/widget/payment?partner_id=${partnerIds.gemstones}&order_id=${order.id}`,
  `/widget/order/payment-confirmation/${order.id}/pooja/-/${partnerIds.gemstones}/-`,
])("the payment tab has the partner's theme: %s", async (path) => {
  listPartners();
  await hydrate(path, undefined, undefined, false, false);
  expect(document.documentElement.className).toBe("button-blue");
});

test("outside a frame every other widget has our own theme, whatever partner its address names", async () => {
  await hydrate(`/widget/pujas?partner_id=${partnerIds.gemstones}`, undefined, undefined, false, false);
  expect(document.documentElement.className).toBe("");
});

describe("after a reload, or when a popup is opened again,", () => {
  const place = { partnerId: partnerIds.gemstones, from: "/widget/pujas", now };
  const { id, number, created_at: madeAt } = order;
  const made = { id, number, madeAt, secret: "secret", isNamed: true, tempOrderId: "T-7" };
  /** The session storage of a tab in which an order was placed a minute ago. */
  function tabWithOrder() {
    const tab = createStorage(() => undefined);
    storeLastOrder(tab, place).keep(made);
    return tab;
  }
  const reopen = (tab: KeyValueStorage) =>
    hydrate("/widget/pujas?limit=3", undefined, newTestBuyer({ last: storeLastOrder(tab, place) }));

  test("shows the unpaid order with a link to its payment", async () => {
    server.answers("status", payment("created"));
    await reopen(tabWithOrder());
    expect(await screen.findByText("This order is not paid yet")).toBeTruthy();
    expect(screen.getByText(`Soma Pradosh Rudrabhishek, order ${order.number}`)).toBeTruthy();
    const call = server.requests.find(({ path }) => path.endsWith("status"));
    expect([call?.query.get("order_id"), call?.orderToken]).toEqual([order.id, "secret"]);
    expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(
      `/widget/payment?order_id=${order.id}&temp_order_id=T-7`,
    );
  });

  test("shows that it has been paid meanwhile, and notifies the host page once", async () => {
    server.answers("status", payment("success"));
    const tab = tabWithOrder();
    const { notify } = await reopen(tab);
    expect(await screen.findByText("Payment received. Puja booked.")).toBeTruthy();
    expect(notify.mock.calls).toEqual([
      ["payment_success", { order_id: order.id }],
      ["order_success", { order_id: order.id, amount: 85_100, currency: "inr", temp_order_id: "T-7" }],
    ]);
    cleanup();
    document.body.innerHTML = "";
    const again = await reopen(tab);
    expect(await screen.findByText("Payment received. Puja booked.")).toBeTruthy();
    expect(again.notify).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Hide" }));
    expect(screen.queryByText("Payment received. Puja booked.")).toBeNull();
    expect(tab.keys()).toEqual([]);
  });

  test("does not show an order that can no longer be paid", async () => {
    server.answers("status", payment("expired"));
    const tab = tabWithOrder();
    await reopen(tab);
    await waitFor(() => expect(tab.keys()).toEqual([]));
    expect(screen.queryByRole("link", { name: /booking|Continue/ })).toBeNull();
  });
});
