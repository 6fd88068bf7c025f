// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf, puja } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { poojaOrder } from "../../../../test/order-fixture.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { storeAccess } from "../access/order-access.ts";
import { ordersText } from "../order/text.ts";
import { StoredOrders } from "./saved-orders.tsx";
import { ordersPanelText } from "./text.ts";

beforeEach(() => Promise.all([ordersText, ordersPanelText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const visitor = { country: "in", language: "en" } as const;
const meta = { request_id: "r", server_time: "2026-11-20T10:00:00Z", currency: "inr", country_code: "in" };
const [one, lost] = [idOf("ord", "one"), idOf("ord", "lost")];

/** A guest's list in a browser that stores `kept`; one of these orders is not found. */
function open(stored: readonly string[]) {
  const requests = vi.fn(async ({ url, headers }: Request) => {
    const query = new URL(url).searchParams;
    return query.get("order_id") === one && headers.get("x-order-token") === "s1"
      ? Response.json({ success: true, message: "", results: poojaOrder({ id: one }), meta })
      : Response.json(
          { success: false, code: "order_not_found", message: "", field_errors: [], meta },
          { status: 404 },
        );
  });
  vi.stubGlobal("fetch", requests);
  knowCountry();
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  for (const id of stored) storeAccess(services, id, "s1");
  const router = createMemoryRouter([{ path: "/", element: <StoredOrders /> }]);
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  return requests;
}

test("a guest's list has the orders that this browser opens, each with its next step", async () => {
  open([lost, one]);
  const order = await screen.findByRole("link", { name: puja().title });
  expect(order.getAttribute("href")).toBe(`/orders/${one}/soma-pradosh-rudrabhishek`);
  expect(screen.getByRole("heading", { name: "Booked in this browser" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Add names" }).getAttribute("href")).toBe(
    `/puja/sankalp/${idOf("pk", "people1")}?order_id=${one}`,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("without stored orders nothing is requested", () => {
  const requests = open([]);
  expect(requests).not.toHaveBeenCalled();
  expect(screen.queryByRole("heading")).toBeNull();
});
