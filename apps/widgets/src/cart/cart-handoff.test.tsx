import { storeCartDisabled } from "@aradhana/core/session";
import { createStorage } from "@aradhana/core/storage";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiServer, startApiServer } from "../../test/api-server.ts";
import { answerBookings, bookingOf, sentTo } from "../../test/fill-booking.ts";
import { newTestBuyer } from "../../test/new-test-buyer.ts";
import { openWidget } from "../../test/open-widget.tsx";
import { now, quote } from "../../test/orders.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.requests.length = 0;
  answerBookings(server);
  const { totals, split } = quote;
  const cart = { id: null, lines: [], groups: [], count: 1, coupon: null, totals, split, expires_at: null };
  server.answers("lines", cart);
  server.answers("handoff", { ticket: "a-ticket_1", expires_at: new Date(now() + 600_000).toISOString() });
});
afterEach(cleanup);
afterAll(() => server.close());

const address = bookingOf("single");
const add = () => screen.findByRole("button", { name: "Add to cart" });
const open = () => screen.findByRole("link", { name: "Open your cart on Aradhana" });
const handedOver = "/?panel=cart&cart_ticket=a-ticket_1";

test("a package is put into the cart, and a link hands the cart to the shop once, with campaign and country", async () => {
  const { notify } = await openWidget(server.url, `${address}&utm_source=astro&country_code=us`);
  fireEvent.click(await add());
  const link = await open();
  const href = `${handedOver}&utm_source=astro&country=us`;
  expect(link.getAttribute("href")).toBe(href);
  expect(link.getAttribute("target")).toBe("_blank");
  expect(document.activeElement).toBe(link);
  expect(sentTo(server, "lines")).toMatchObject([
    {
      type: "pooja",
      pooja_id: "pj_rudrabhishek0000000",
      package_id: "pk_single0000000000000",
      prasad: false,
    },
  ]);
  expect(notify).toHaveBeenCalledWith("cart_handoff", { url: new URL(href, window.location.origin).href });

  // jsdom follows no link.
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  await waitFor(() => expect(link.getAttribute("href")).toBe("/?panel=cart&utm_source=astro"));
});

test("a failed call says so, and the same press again adds nothing twice", async () => {
  server.refuses("handoff", 503, "unavailable");
  await openWidget(server.url, address);
  fireEvent.click(await add());
  expect(await screen.findByRole("alert")).toBeTruthy();
  server.answers("handoff", { ticket: "a-ticket_1", expires_at: new Date(now() + 600_000).toISOString() });
  fireEvent.click(await add());
  expect((await open()).getAttribute("href")).toBe(handedOver);
  const added = server.requests.filter(({ path }) => path.endsWith("lines"));
  expect(added).toHaveLength(2);
  expect(new Set(added.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test("D15 where the cart is hidden there is nothing to add to", async () => {
  const storage = createStorage(() => undefined);
  storeCartDisabled(storage, new URLSearchParams("cart_disabled=true"), now() - 1_000);
  const visit = { storage, analytics: { sessionId: () => undefined } };
  await openWidget(server.url, address, { buyer: newTestBuyer({ visit }) });
  await screen.findByRole("button", { name: "Continue to payment, ₹851" });
  expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
});
