import { partnerAt, partnerIds, partnerThemes } from "@aradhana/core/partner";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { newTestBuyer } from "../../../test/new-test-buyer.ts";
import { openWidget } from "../../../test/open-widget.tsx";
import { order, payment, sankalp } from "../../../test/orders.ts";

const { astrology } = partnerIds;
let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.requests.length = 0;
  server.answers("getConfig", {
    partner_id: astrology,
    name: "Tarakini",
    domain: "https://astro.test",
    origins: ["https://astro.test"],
    redirect_url: "https://astro.test/pages/partner-order-status",
    theme: partnerThemes.purple,
    allowed_widgets: [],
    mode: "test",
  });
  server.answers("status", payment("success"));
});
afterEach(cleanup);
afterAll(() => server.close());

const confirmation = (partnerId: string, temp = "T-7") =>
  `/widget/order/payment-confirmation/${order.id}/pooja/sandbox/${partnerId}/${temp}`;

test("a paid order of a partner's customer leads to the partner's own page of it, in the top window", async () => {
  const { notify } = await openWidget(server.url, confirmation(astrology));
  const link = await screen.findByRole("link", { name: "See the order at astro.test" });
  expect(link.getAttribute("href")).toBe(
    `https://astro.test/pages/partner-order-status?order_id=${order.id}&temp_order_id=T-7`,
  );
  expect(link.getAttribute("target")).toBe("_top");
  expect(notify.mock.calls).toEqual([
    ["payment_success", { order_id: order.id }],
    ["order_success", { order_id: order.id, amount: 85_100, currency: "inr", temp_order_id: "T-7" }],
  ]);
});

test("a question about an order goes to the customer care that the shop has now", async () => {
  document.documentElement.dataset.carePhone = "+91 98765 43210";
  await openWidget(server.url, confirmation(astrology));
  const link = await screen.findByRole("link", { name: "Ask on WhatsApp" });
  delete document.documentElement.dataset.carePhone;
  expect(link.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
});

test("a partner in the document is not requested", async () => {
  server.refuses("getConfig", 503);
  document.documentElement.dataset.partners = JSON.stringify([partnerAt(astrology, "https://astro.test")]);
  await openWidget(server.url, confirmation(astrology));
  delete document.documentElement.dataset.partners;
  expect(await screen.findByRole("link", { name: "See the order at astro.test" })).toBeTruthy();
});

test("opening it again reports no second purchase", async () => {
  const { buyer, unmount } = await openWidget(server.url, confirmation(astrology));
  await screen.findByRole("heading", { name: "Payment received. Puja booked." });
  unmount();
  const { notify } = await openWidget(server.url, confirmation(astrology), { buyer });
  await screen.findByRole("heading", { name: "Payment received. Puja booked." });
  expect(notify).not.toHaveBeenCalled();
});

test("an unknown partner leads nowhere but to our own status", async () => {
  server.refuses("getConfig", 404, "partner.not_found");
  await openWidget(server.url, confirmation("https:evil.test"));
  expect(await screen.findByRole("heading", { name: "Payment received. Puja booked." })).toBeTruthy();
  const [first] = screen.getAllByRole("link");
  expect(first?.getAttribute("href")).toBe(`/orders/${order.id}/Soma%20Pradosh%20Rudrabhishek`);
  expect(screen.queryByText(/See the order at/)).toBeNull();
});

test("names that the shop has are not requested again", async () => {
  const paid = payment("success");
  server.answers("status", { ...paid, order: { ...paid.order, names_given: true } });
  await openWidget(server.url, confirmation("-"));
  expect(await screen.findByText(/^We have the names/)).toBeTruthy();
});

describe("names that could not be handed in with the order", () => {
  const submitted = () => server.requests.filter(({ path }) => path.endsWith("submit"));
  const names = { order_id: order.id, language: "en", purpose: "self", devotees: [] } as const;
  const withNames = () => ({
    ...newTestBuyer(),
    orders: new Map([[order.id, { id: order.id, secret: "s", names: { ...names, devotees: [] } }]]),
  });
  const there = /^We have the names/;

  test("are, once it is paid, and once", async () => {
    server.answers("submit", sankalp);
    const { buyer } = await openWidget(server.url, confirmation("-"), { buyer: withNames() });
    expect(await screen.findByText(there)).toBeTruthy();
    expect(submitted().map(({ orderToken }) => orderToken)).toEqual(["s"]);
    expect(buyer.orders.get(order.id)).toEqual({ id: order.id, secret: "s" });
    expect(server.requests.some(({ path }) => path.endsWith("getConfig"))).toBe(false);
    // The buyer can open the order on the full site, which has no session of this frame.
    expect(screen.getByRole("link", { name: "See the order" }).getAttribute("href")).toMatch(
      /^\/orders\/[^?]*#t=\w+$/,
    );
    fireEvent(window, new Event("online"));
    cleanup();
    await openWidget(server.url, confirmation("-"), { buyer });
    expect(await screen.findByText(there)).toBeTruthy();
    expect(submitted()).toHaveLength(1);
  });

  test("are stored while offline, and submitted when online again", async () => {
    server.answersBy("submit", () => "lost");
    const { buyer } = await openWidget(server.url, confirmation("-"), { buyer: withNames() });
    expect(await screen.findByText(/^We are sending the names/)).toBeTruthy();
    await waitFor(() => expect(submitted()).toHaveLength(1));
    expect(buyer.orders.get(order.id)?.names).toEqual(names);

    server.answers("submit", sankalp);
    await waitFor(() => {
      // The first try may not have heard yet that it was lost.
      fireEvent(window, new Event("online"));
      expect(submitted()).toHaveLength(2);
    });
    expect(await screen.findByText(there)).toBeTruthy();
    expect(buyer.orders.get(order.id)?.names).toBeUndefined();
  });

  test("that are rejected can be given on the order's page, also after coming back", async () => {
    server.refuses("submit", 409, "sankalp_locked");
    const { buyer } = await openWidget(server.url, confirmation("-"), { buyer: withNames() });
    expect(await screen.findByText(/^We could not send the names/)).toBeTruthy();
    cleanup();
    await openWidget(server.url, confirmation("-"), { buyer });
    expect(await screen.findByText(/^We could not send the names/)).toBeTruthy();
  });
});

test("an unpaid order is not shown as declined, and can be paid", async () => {
  server.answers("status", payment("created", { next_poll_ms: 60_000 }));
  const { notify } = await openWidget(server.url, confirmation("-"));
  expect(await screen.findByRole("heading", { name: "This order is not paid yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Pay for this order" }).getAttribute("href")).toBe(
    `/widget/payment?order_id=${order.id}`,
  );
  expect(notify).not.toHaveBeenCalled();
});

describe("back from the gateway", () => {
  const brought = "?sandbox_order=sbx_1&sandbox_signature=sig&lang=en";
  const address = `${confirmation("-")}${brought}`;
  const verified = () => server.requests.filter(({ path }) => path.endsWith("verify"));
  beforeEach(() => window.history.replaceState(null, "", address));
  afterEach(() => window.history.replaceState(null, "", "/"));

  test("the gateway's parameters are sent to the server once and removed from the address", async () => {
    server.answers("verify", payment("success"));
    await openWidget(server.url, address);
    expect(await screen.findByRole("heading", { name: "Payment received. Puja booked." })).toBeTruthy();
    expect(verified().map(({ body }) => body)).toEqual([
      {
        ...{ order_id: order.id, lang: "en", gateway: "sandbox" },
        params: { sandbox_order: "sbx_1", sandbox_signature: "sig" },
      },
    ]);
    expect(window.location.search).toBe("?lang=en");

    fireEvent(window, new Event("focus"));
    await waitFor(() => expect(server.requests.some(({ path }) => path.endsWith("status"))).toBe(true));
    expect(verified()).toHaveLength(1);
  });

  test("another payment is not offered while the bank is confirming", async () => {
    server.answers("verify", payment("created", { next_poll_ms: 10 }));
    server.answers("status", payment("created", { next_poll_ms: 60_000 }));
    await openWidget(server.url, address);
    expect(await screen.findByRole("heading", { name: "The bank is confirming" })).toBeTruthy();
    expect(screen.getByText(/^Do not pay again/)).toBeTruthy();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Powered by Aradhana",
    ]);

    server.answers("status", payment("success"));
    fireEvent(window, new Event("focus"));
    expect(await screen.findByRole("heading", { name: "Payment received. Puja booked." })).toBeTruthy();
  });

  test("a buyer without a payment after a minute can pay", async () => {
    server.answers("verify", payment("created", { next_poll_ms: 60_000 }));
    server.answers("status", payment("created", { next_poll_ms: 60_000 }));
    await openWidget(server.url, address);
    await screen.findByRole("heading", { name: "The bank is confirming" });
    vi.setSystemTime(Date.now() + 61_000);
    fireEvent(window, new Event("focus"));
    expect(await screen.findByRole("link", { name: "Pay for this order" })).toBeTruthy();
    vi.useRealTimers();
  });

  test("if the gateway is down, the payment is pending and is verified again", async () => {
    server.refuses("verify", 503, "gateway_down");
    server.answers("status", payment("created", { next_poll_ms: 60_000 }));
    await openWidget(server.url, address);
    expect(await screen.findByRole("heading", { name: "The bank is confirming" })).toBeTruthy();
    expect(window.location.search).toContain("sandbox_signature=sig");
    server.answers("verify", payment("success"));
    fireEvent(window, new Event("focus"));
    expect(await screen.findByRole("heading", { name: "Payment received. Puja booked." })).toBeTruthy();
    expect(window.location.search).toBe("?lang=en");
  });
});

test("without access to the order, the payment is verified all the same, and the address is cleaned", async () => {
  server.refuses("verify", 404, "order_not_found");
  server.refuses("status", 404, "order_not_found");
  const address = `${confirmation("-")}?sandbox_order=sbx_1&sandbox_signature=sig`;
  window.history.replaceState(null, "", address);
  await openWidget(server.url, address, { framed: false });
  expect(await screen.findByRole("heading", { name: "See the result where you booked" })).toBeTruthy();
  expect(server.requests.filter(({ path }) => path.endsWith("verify"))).toHaveLength(1);
  expect(window.location.search).toBe("");
  window.history.replaceState(null, "", "/");
});

test.each([
  ["failed", "Payment failed"],
  ["pending", "The bank is confirming"],
  ["expired", "The time to pay is over"],
  ["mismatch", "The amount paid does not match"],
  ["refunded", "Refunded"],
] as const)("%s is told as it is", async (state, heading) => {
  server.answers("status", payment(state));
  await openWidget(server.url, confirmation("-", "-"));
  expect(await screen.findByRole("heading", { name: heading })).toBeTruthy();
});

test("without access to the order, there is a link to where it was booked", async () => {
  server.refuses("status", 404, "order_not_found");
  await openWidget(server.url, `${confirmation("-")}?lang=hi`, { framed: false });
  expect(await screen.findByRole("heading", { name: "नतीजा वहीं दिखेगा जहाँ आपने बुक किया" })).toBeTruthy();
});
