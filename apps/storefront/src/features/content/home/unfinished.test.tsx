// @vitest-environment jsdom
import type { Order, Reservation } from "@aradhana/core/contract";
import { createStorage } from "@aradhana/core/storage";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf, puja } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { poojaOrder } from "../../../../test/order-fixture.ts";
import { patience } from "../../../../test/patience.ts";
import { reservation } from "../../../../test/reservation-fixture.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { newBooking } from "../../checkout/drafts/new-booking.ts";
import { shopDrafts } from "../../checkout/drafts/shop-drafts.ts";
import { accessTo, storeAccess } from "../../orders/access/order-access.ts";
import { storedOrdersKey } from "../../orders/access/saved-orders-key.ts";
import { homeText } from "./text.ts";
import { UnfinishedThings } from "./unfinished-lazy.tsx";

const fetched = vi.fn();
vi.mock(import("./unfinished.tsx"), (original) => {
  fetched();
  return original();
});

beforeEach(() => homeText.load("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** The reminder in a browser whose storage `prepare` fills; `orders` are the API's responses. */
function open(
  prepare: (services: ReturnType<typeof createBrowserServices>) => void = () => {},
  orders: Record<string, Partial<Order>> = {},
  reserved?: Reservation,
) {
  const meta = { request_id: "r", server_time: "2026-11-20T10:00:00Z", currency: "inr", country_code: "in" };
  const requests: string[] = [];
  vi.stubGlobal("fetch", async ({ url, headers }: Request) => {
    const { pathname, searchParams: query } = new URL(url);
    requests.push(`${pathname} ${headers.get("x-order-token") ?? ""}`);
    if (reserved && query.get("reservation_id") === reserved.id) {
      return Response.json({ success: true, message: "", results: reserved, meta });
    }
    const id = query.get("order_id") ?? "";
    const answer = { success: true, message: "", results: poojaOrder({ id, ...orders[id] }), meta };
    return id in orders
      ? Response.json(answer)
      : Response.json(
          { success: false, code: "order_not_found", message: "", field_errors: [], meta },
          { status: 404 },
        );
  });
  knowCountry();
  const services = { ...createBrowserServices({ country: "in", language: "en" }), prefetch: () => {} };
  prepare(services);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <BrowserProvider value={services}>
        <UnfinishedThings />
      </BrowserProvider>
    </VisitorProvider>,
  );
  return requests;
}

const [one, two] = [idOf("ord", "one"), idOf("ord", "two")];

test("a browser with an empty storage fetches nothing", async () => {
  open();
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
});

test("a guest's paid order asks for its names, opened with the stored secret", async () => {
  const requests = open((services) => storeAccess(services, one, "s1"), { [one]: {} });
  expect(await screen.findByText("Names are still needed")).toBeDefined();
  expect(screen.getByText(puja().title)).toBeDefined();
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(
    `/puja/sankalp/${idOf("pk", "people1")}?order_id=${one}`,
  );
  expect(requests).toEqual(["/api/v1/order/getOrderById s1"]);
});

test("a payment under way comes before it", async () => {
  open(
    (services) => {
      storeAccess(services, one, "s1");
      storeAccess(services, two, "s2");
    },
    { [one]: { next_action: "pay" }, [two]: {} },
  );
  expect(await screen.findByText("Not paid yet")).toBeDefined();
  expect(screen.getByText(/and 1 more/)).toBeDefined();
});

test("an order with nothing left to do is fetched once, and still opens with its secret", async () => {
  let services: ReturnType<typeof createBrowserServices> | undefined;
  const prepare = (made: ReturnType<typeof createBrowserServices>) => {
    if (!services)
      for (const [id, secret] of [
        [one, "s1"],
        [two, "s2"],
      ] as const)
        storeAccess(made, id, secret);
    services = made;
    // Its draft is hidden, whether or not the order is fetched.
    const draft = newBooking(puja(), { country: "in", language: "en" });
    const attempt = { of: "x", quoteId: "qt_1", idempotencyKey: "k", orderId: one };
    shopDrafts(made.drafts).save({ ...draft, attempt });
  };
  const orders: Record<string, Partial<Order>> = {
    [one]: { next_action: "none", state: "closed" },
    [two]: { next_action: "none", state: "payment_pending" },
  };
  const first = open(prepare, orders);
  await vi.waitFor(() => expect(localStorage.getItem(storedOrdersKey)).toContain("isDone"), patience);
  expect(first).toHaveLength(2);
  cleanup();
  const again = open(prepare, orders);
  await vi.waitFor(() => expect(again).toHaveLength(1), patience);
  await vi.dynamicImportSettled();
  // An unpaid order can still be paid.
  expect(again).toEqual(["/api/v1/order/getOrderById s2"]);
  expect(screen.queryByRole("region")).toBeNull();
  expect(services && accessTo({ ...services, drafts: createStorage(() => undefined) }, one)).toBe("s1");
});

test("an order that the server no longer returns is skipped", async () => {
  const requests = open((services) => storeAccess(services, one, "s1"));
  await vi.waitFor(() => expect(requests).toHaveLength(1), patience);
  await vi.dynamicImportSettled();
  expect(screen.queryByRole("region")).toBeNull();
});

/** A browser with this reservation. */
const storeReservation =
  ({ id, ...reserved }: Reservation) =>
  ({ storage, payLater }: ReturnType<typeof createBrowserServices>) => {
    const { pooja_id, package_id, price } = reserved;
    const record = {
      ...{ reservation_id: id, pooja_id, package_id, price },
      ...{ title: "Rudrabhishek · For one", timestamp: Date.now() },
    };
    storage.set("book_now_pay_later", JSON.stringify(record));
    payLater.load();
  };

test("a reservation is first, with the remaining time by the server's clock", async () => {
  const reserved = reservation();
  const requests = open(storeReservation(reserved), {}, reserved);
  expect(await screen.findByText("Your place is reserved")).toBeDefined();
  expect(requests).toEqual(["/noauth-api/v1/pooja/reservationById "]);
  expect(screen.getByRole("timer").textContent).toMatch(/^, (10:00|09:59)/);
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(
    `/pooja/book-now-pay-later/851/${reserved.package_id}/${reserved.pooja_id}`,
  );
});

test("a reservation that ended in another tab is gone here at once (B-38)", async () => {
  const reserved = reservation();
  open(storeReservation(reserved), {}, reserved);
  await screen.findByText("Your place is reserved");
  localStorage.removeItem("book_now_pay_later");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "book_now_pay_later" })));
  expect(screen.queryByRole("region")).toBeNull();
});

test.each([
  ["expired" as const, null],
  ["open" as const, two],
])("one that is %s, with the order %s, is no reservation any more", async (state, order_id) => {
  const reserved = reservation({ state, order_id });
  const requests = open(storeReservation(reserved), {}, reserved);
  await vi.waitFor(() => expect(requests).toHaveLength(1), patience);
  await vi.dynamicImportSettled();
  expect(screen.queryByRole("region")).toBeNull();
});
