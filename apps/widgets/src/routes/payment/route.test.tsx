import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { openWidget } from "../../../test/open-widget.tsx";
import { order, payment } from "../../../test/orders.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.asked.length = 0;
  server.answers("status", payment("created"));
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

const address = `/widget/payment?order_id=${order.id}&temp_order_id=T-7`;

test("the payment opens on a tap in a page of its own, never in the frame, which follows by asking", async () => {
  const { went, tell } = await openWidget(server.url, address);
  const link = await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "https://gateway.test/pay/1",
    "_blank",
    "noopener",
  ]);
  const initiated = server.asked.find(({ path }) => path.endsWith("initiate"))?.body;
  expect(initiated).toMatchObject({
    order_id: order.id,
    surface: "frame",
    return_url: `${window.location.origin}/widget/order/payment-confirmation/${order.id}/pooja/sandbox/none/T-7`,
  });

  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  expect(await screen.findByText(/Pay in the page that has opened/)).toBeTruthy();
  expect(tell).toHaveBeenCalledWith("payment_started", { order_id: order.id });

  server.answers("status", payment("success"));
  fireEvent(window, new Event("focus"));
  await waitFor(() =>
    expect(went).toHaveBeenCalledWith(
      `/widget/order/payment-confirmation/${order.id}/pooja/sandbox/none/T-7?temp_order_id=T-7`,
    ),
  );
});

test("without a frame around it, the payment takes the place of the page", async () => {
  await openWidget(server.url, address, { framed: false });
  const link = await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  expect(link.getAttribute("target")).toBe("_self");
});

test("an order is found by what its partner calls it", async () => {
  await openWidget(server.url, "/widget/payment?temp_order_id=T-7");
  await screen.findByRole("link", { name: "Open secure payment, ₹851" });
  const asked = server.asked.filter(({ path }) => path.endsWith("status")).at(-1)?.query;
  expect([asked?.get("temp_order_id"), asked?.get("order_id")]).toEqual(["T-7", null]);
});

test("a payment service that is away is told, and can be asked again", async () => {
  server.refuses("initiate", 503, "gateway_down");
  await openWidget(server.url, address);
  expect(await screen.findByText(/The payment service does not answer/)).toBeTruthy();
  server.answers("initiate", {});
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
