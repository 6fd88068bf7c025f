import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { newTestBuyer } from "../../../test/new-test-buyer.ts";
import { openWidget } from "../../../test/open-widget.tsx";
import { order, payment } from "../../../test/orders.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.requests.length = 0;
  // The API's response before the first attempt: no gateway is chosen yet.
  server.answers("status", payment("created", { gateway: null }));
  server.answers("initiate", {
    payment_id: "pay_payment000000000000",
    gateway: "sandbox",
    gateway_order_id: "sbx_1",
    public_key: null,
    amount: { amount: 85_100, currency: "inr" },
    redirect_url: "https://gateway.test/pay/1",
    expires_at: "2026-11-20T10:30:00.000Z",
  });
});
afterEach(cleanup);
afterAll(() => server.close());

/** Prevents the next click from opening a page. */
const stayHere = () => document.addEventListener("click", (event) => event.preventDefault(), { once: true });

const address = `/widget/payment?order_id=${order.id}&temp_order_id=T-7`;

test("a tap opens the payment in a new tab, never in the frame, which polls the status", async () => {
  const { went, notify } = await openWidget(server.url, address);
  const link = await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "https://gateway.test/pay/1",
    "_blank",
    "noopener",
  ]);
  const initiated = server.requests.find(({ path }) => path.endsWith("initiate"))?.body;
  expect(initiated).toMatchObject({
    order_id: order.id,
    surface: "frame",
    return_url: `${window.location.origin}/widget/order/payment-confirmation/${order.id}/pooja/-/-/T-7?lang=en`,
  });

  stayHere();
  fireEvent.click(link);
  expect(await screen.findByText(/Pay on the page that opened/)).toBeTruthy();
  expect(notify).toHaveBeenCalledWith("payment_started", { order_id: order.id });

  server.answers("status", payment("success"));
  fireEvent(window, new Event("focus"));
  await waitFor(() =>
    expect(went).toHaveBeenCalledWith(
      `/widget/order/payment-confirmation/${order.id}/pooja/sandbox/-/T-7?temp_order_id=T-7`,
      // Back must not lead to the page of a completed payment.
      { replace: true },
    ),
  );
});

const initiatedOnce = () => server.requests.filter(({ path }) => path.endsWith("initiate")).length === 1;

test("one attempt is started, with one return URL, also once its gateway is known", async () => {
  await openWidget(server.url, address);
  await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  server.answers("status", payment("created"));
  const requests = () => server.requests.filter(({ path }) => path.endsWith("status")).length;
  for (const before of [requests(), requests() + 1]) {
    fireEvent(window, new Event("focus"));
    await waitFor(() => expect(requests()).toBeGreaterThan(before));
  }
  expect(initiatedOnce()).toBe(true);
});

test.each(["success", "pending", "expired", "mismatch", "refunded"] as const)(
  "of an order that is %s nothing is begun",
  async (state) => {
    server.answers("status", payment(state));
    const { went } = await openWidget(server.url, address);
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    expect(screen.queryByText(/Do not pay again/)).toBeNull();
    expect(server.requests.filter(({ path }) => path.endsWith("initiate"))).toEqual([]);
  },
);

test("while the bank confirms a payment, its page is shown and no second payment is offered", async () => {
  server.refuses("initiate", 409, "payment_pending");
  const { went } = await openWidget(server.url, address);
  expect((await screen.findByRole("alert")).textContent).toBe("The bank is confirming. Do not pay again.");
  expect(screen.queryByRole("link", { name: /pay/i })).toBeNull();
  server.answers("status", payment("pending"));
  fireEvent(window, new Event("focus"));
  await waitFor(() => expect(went).toHaveBeenCalledOnce());
});

test("a failed payment starts again when the buyer retries; if that fails too, its result is shown", async () => {
  server.answers("status", payment("failed", { message_key: "gateway_error" }));
  const { went } = await openWidget(server.url, address);
  await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  expect(initiatedOnce()).toBe(true);
  expect(went).not.toHaveBeenCalled();

  // The new attempt is declined first: its text shows that the page has read it.
  server.answers("status", payment("failed_retryable", { message_key: "declined" }));
  fireEvent(window, new Event("focus"));
  await screen.findByRole("alert");
  server.answers("status", payment("failed", { message_key: "gateway_error" }));
  fireEvent(window, new Event("focus"));
  await waitFor(() => expect(went).toHaveBeenCalledOnce());
});

test("a buyer who returns unpaid is told that no payment arrived and not to pay twice, and can continue", async () => {
  const { notify } = await openWidget(server.url, address);
  const link = await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  // The buyer has not left yet.
  fireEvent(window, new Event("focus"));
  expect(screen.queryByText("Payment not complete")).toBeNull();
  stayHere();
  fireEvent.click(link);
  const status = (await screen.findByText(/Pay on the page that opened/)).closest("[role=status]");

  fireEvent(window, new Event("focus"));
  expect(await screen.findByText("Payment not complete")).toBeTruthy();
  // The same element, so that a screen reader announces the change.
  expect(status?.textContent).toContain("If you just paid, do not pay again");
  expect(link.textContent).toContain("Open it again");
  expect(link.dataset.variant).toBe("primary");
  expect(notify.mock.calls).toEqual([["payment_started", { order_id: order.id }]]);

  stayHere();
  fireEvent.click(link);
  expect(await screen.findByText(/Pay on the page that opened/)).toBeTruthy();
  expect(screen.queryByText("Payment not complete")).toBeNull();
});

test("a check that the buyer requests is shown in progress until its answer is there", async () => {
  await openWidget(server.url, address);
  const link = await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  stayHere();
  fireEvent.click(link);
  const again = await screen.findByRole("button", { name: "Check again" });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.answersBy("status", async () => {
    await answered;
    return { results: payment("created") };
  });
  fireEvent.click(again);
  await waitFor(() => expect(again.dataset.pending).toBe(""));
  answer();
  await waitFor(() => expect(again.dataset.pending).toBeUndefined());
});

test("a declined payment is reported, and opening it again resumes polling", async () => {
  const going = { next_poll_ms: 10 };
  server.answers("status", payment("created", going));
  const { went, notify } = await openWidget(server.url, address);
  stayHere();
  fireEvent.click(await screen.findByRole("link", { name: "Open secure payment, ₹851" }));
  server.answers("status", payment("failed_retryable", { message_key: "declined" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Your bank declined it");
  expect(screen.queryByText(/Pay on the page that opened/)).toBeNull();
  const ofFailure = () => notify.mock.calls.filter(([type]) => type === "payment_failed");
  expect(ofFailure()).toEqual([["payment_failed", { order_id: order.id }]]);

  const initiated = () => server.requests.filter(({ path }) => path.endsWith("initiate")).length;
  const before = initiated();
  const link = screen.getByRole("link", { name: "Pay again, ₹851" });
  // No other action is offered.
  expect(link.dataset.variant).toBe("primary");
  server.answers("status", payment("created", going));
  stayHere();
  fireEvent.click(link);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  // The server starts another attempt while the followed link stays in place.
  expect(initiated()).toBe(before + 1);
  expect(link.isConnected).toBe(true);

  server.answers("status", payment("failed_retryable", { message_key: "declined" }));
  await screen.findByRole("alert");
  expect(ofFailure()).toHaveLength(2);
  server.answers("status", payment("created", going));
  stayHere();
  fireEvent.click(link);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  server.answers("status", payment("success"));
  await waitFor(() => expect(went).toHaveBeenCalledOnce());
});

test("an old decline is not reported to the host page", async () => {
  server.answers("status", payment("failed_retryable", { message_key: "declined" }));
  const { notify } = await openWidget(server.url, address);
  await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  expect(notify).not.toHaveBeenCalled();
});

test("the order is listed line by line, with discounts and the price details", async () => {
  const inr = (amount: number) => ({ amount, currency: "inr" as const });
  const { order: paid } = payment("created");
  const lamp = { title: "A lamp of ghee", qty: 2, unit_price: inr(10_100), amount: inr(20_200) };
  const lines = [...paid.lines, { kind: "addon" as const, item_id: "ao_lamp", ...lamp }];
  const totals = { ...paid.totals, discount: inr(5_000), grand: inr(100_300) };
  server.answers("status", payment("created", { order: { ...paid, lines, totals } }));
  await openWidget(server.url, address);
  const summary = (await screen.findByRole("heading", { name: "Your order" })).closest("section");
  const rows = [...(summary?.querySelectorAll("dl > div") ?? [])];
  const textOf = (row: Element) => [...row.children].map(({ textContent }) => textContent).join(" ");
  expect(rows.map(textOf)).toEqual([
    "Rudrabhishek, for one ₹851",
    "A lamp of ghee2 × ₹101 ₹202",
    "Coupon −₹50",
    "To payAll taxes included ₹1,003",
    "Temple and priests, exempt from GST ₹680",
    "Our service fee ₹145",
    "GST, 18% of the service fee, included ₹26",
    "To payAll taxes included ₹1,003",
  ]);
});

test("outside a frame the payment replaces the page", async () => {
  await openWidget(server.url, address, { framed: false });
  const link = await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  expect(link.getAttribute("target")).toBe("_self");
});

const initiatedWithUpi = {
  payment_id: "pay_payment000000000000",
  gateway: "sandbox",
  gateway_order_id: "sbx_1",
  public_key: null,
  amount: { amount: 85_100, currency: "inr" },
  redirect_url: "https://gateway.test/pay/1",
  upi: { intent_url: "upi://pay?pa=a@b&am=851.00" },
  expires_at: "2026-11-20T10:30:00.000Z",
};

test("in an app's web view a UPI link is handed to the app, never to the address bar", async () => {
  server.answers("initiate", initiatedWithUpi);
  const openApp = vi.fn(async () => true);
  const app = { isThere: async () => true, openApp };
  const { notify } = await openWidget(server.url, address, { framed: false, app });
  fireEvent.click(await screen.findByRole("button", { name: "Pay with a UPI app" }));
  expect(openApp).toHaveBeenCalledExactlyOnceWith("upi://pay?pa=a@b&am=851.00");
  expect(await screen.findByText(/Pay in the app that opened/)).toBeTruthy();
  expect(notify).toHaveBeenCalledWith("payment_started", { order_id: order.id });
  expect(server.requests.find(({ path }) => path.endsWith("initiate"))?.body).toMatchObject({
    surface: "webview",
  });
  // The gateway's page stays available for payment by card.
  expect(screen.getByRole("link", { name: "Open secure payment, ₹851" })).toBeTruthy();
});

test("if the app opens no payment app, the gateway's page stays", async () => {
  server.answers("initiate", initiatedWithUpi);
  const app = { isThere: async () => true, openApp: async () => false };
  await openWidget(server.url, address, { framed: false, app });
  fireEvent.click(await screen.findByRole("button", { name: "Pay with a UPI app" }));
  expect(await screen.findByText(/No UPI app opened/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Pay with a UPI app" })).toBeNull();
  expect(screen.getByRole("link", { name: "Open secure payment, ₹851" }).getAttribute("target")).toBe(
    "_self",
  );
});

test.each([
  ["in a frame", { framed: true }, "frame"],
  ["without a bridge", { framed: false, app: { isThere: async () => false, openApp: vi.fn() } }, "web"],
])("%s no UPI link is requested", async (_, options, surface) => {
  await openWidget(server.url, address, options);
  await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  expect(server.requests.find(({ path }) => path.endsWith("initiate"))?.body).toMatchObject({ surface });
  expect(screen.queryByRole("button", { name: "Pay with a UPI app" })).toBeNull();
});

test("an order is found by its partner's order number", async () => {
  await openWidget(server.url, "/widget/payment?temp_order_id=T-7");
  await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  const requests = server.requests.filter(({ path }) => path.endsWith("status")).at(-1)?.query;
  expect([requests?.get("temp_order_id"), requests?.get("order_id")]).toEqual(["T-7", null]);
});

test("an unavailable payment service has a message and a button to try again", async () => {
  server.refuses("initiate", 503, "gateway_down");
  await openWidget(server.url, address);
  expect(await screen.findByText(/The payment service is not responding/)).toBeTruthy();
  server.answers("initiate", {});
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("a frame hands the order's secret to the new tab only, which redirects to the gateway", async () => {
  const inFrame = newTestBuyer();
  inFrame.orders.set(order.id, { id: order.id, secret: "s-1" });
  await openWidget(server.url, address, { buyer: inFrame });
  const link = await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  expect(link.getAttribute("href")).toBe(`/widget/payment?temp_order_id=T-7&order_id=${order.id}#t=s-1`);
  cleanup();

  const buyer = { ...newTestBuyer(), opensPaymentOf: order.id };
  const followed = vi.fn((event: MouseEvent) => {
    event.preventDefault();
    return (event.target as HTMLElement).closest("a")?.href;
  });
  document.addEventListener("click", followed);
  await openWidget(server.url, address, { buyer, framed: false });
  await waitFor(() => expect(followed).toHaveReturnedWith("https://gateway.test/pay/1"));
  // A buyer who returns unpaid is not redirected again.
  fireEvent(window, new Event("focus"));
  await screen.findByText("Payment not complete");
  expect(followed).toHaveBeenCalledOnce();
  document.removeEventListener("click", followed);
});
