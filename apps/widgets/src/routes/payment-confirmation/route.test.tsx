import { partnerIds, themeOf } from "@aradhana/core/partner";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { openWidget } from "../../../test/open-widget.tsx";
import { order, payment } from "../../../test/orders.ts";

const { astrology } = partnerIds;
let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.asked.length = 0;
  server.answers("getConfig", {
    partner_id: astrology,
    domain: "https://astro.test",
    theme: themeOf(astrology),
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
  const { tell } = await openWidget(server.url, confirmation(astrology));
  const link = await screen.findByRole("link", { name: "See the order at astro.test" });
  expect(link.getAttribute("href")).toBe(
    `https://astro.test/pages/partner-order-status?order_id=${order.id}&temp_order_id=T-7`,
  );
  expect(link.getAttribute("target")).toBe("_top");
  expect(tell.mock.calls).toEqual([
    ["payment_success", { order_id: order.id }],
    ["order_success", { order_id: order.id, amount: 85_100, currency: "inr", temp_order_id: "T-7" }],
  ]);
});

test("an unknown partner leads nowhere but to our own status", async () => {
  server.refuses("getConfig", 404, "partner.not_found");
  await openWidget(server.url, confirmation("https:evil.test"));
  expect(await screen.findByRole("heading", { name: "Paid. Your booking stands." })).toBeTruthy();
  const [first] = screen.getAllByRole("link");
  expect(first?.getAttribute("href")).toBe(`/orders/${order.id}/Soma%20Pradosh%20Rudrabhishek`);
  expect(screen.queryByText(/See the order at/)).toBeNull();
});

test("once it is paid the names are handed in, once", async () => {
  const { buyer } = await openWidget(server.url, confirmation("none"), {
    buyer: {
      session: { id: "test", startedAt: 0 },
      verified: undefined,
      drafts: new Map(),
      orders: new Map([
        [
          order.id,
          {
            id: order.id,
            secret: "s",
            names: { order_id: order.id, language: "en", purpose: "self", devotees: [] },
          },
        ],
      ]),
    },
  });
  await waitFor(() => expect(server.asked.filter(({ path }) => path.endsWith("submit"))).toHaveLength(1));
  expect(server.asked.find(({ path }) => path.endsWith("submit"))?.query.get("t")).toBe("s");
  expect(buyer.orders.get(order.id)?.names).toBeUndefined();
  expect(server.asked.some(({ path }) => path.endsWith("getConfig"))).toBe(false);
  // Who ordered here can open the order on the full site, which knows nobody of this frame.
  expect(screen.getByRole("link", { name: "Open the order" }).getAttribute("href")).toMatch(
    /^\/orders\/.*\?t=\w+$/,
  );
});

test.each([
  ["failed", "The payment did not go through"],
  ["pending", "Your payment is on its way"],
  ["expired", "The time to pay has run out"],
  ["mismatch", "The amount paid does not match"],
  ["refunded", "Refunded"],
] as const)("%s is told as it is", async (state, heading) => {
  server.answers("status", payment(state));
  await openWidget(server.url, confirmation("none", "none"));
  expect(await screen.findByRole("heading", { name: heading })).toBeTruthy();
});

test("in a page that may not see the order, the way back to where it was booked is told", async () => {
  server.refuses("status", 404, "order_not_found");
  await openWidget(server.url, `${confirmation("none")}?lang=hi`, { framed: false });
  expect(await screen.findByRole("heading", { name: "परिणाम वहीं दिखेगा जहाँ आपने बुक किया" })).toBeTruthy();
});
