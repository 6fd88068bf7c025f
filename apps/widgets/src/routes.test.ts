import { tempOrderId } from "@aradhana/core/contract";
import { fromWidget, sealed } from "@aradhana/embed/protocol";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { confirmationPath, named } from "./payment/confirmation-path.ts";
import { isWidgetPath, routeAt } from "./routes.ts";

test.each([
  "/widget/pujas",
  "/widget/pujas/",
  "/widget/",
  "/widget/no/such/widget",
  "/widget/constructor",
  "/widget/%00",
])("%s shows the pujas", (pathname) => {
  expect(routeAt(pathname)).toMatchObject({ route: { path: "/widget/pujas" }, params: {} });
});

test.each([
  ["/widget", false],
  ["/widget/", false],
  ["/widget/no/such/widget", false],
  ["/widget/pujas/a%20b", false],
  ["/widget/pujas", true],
  ["/widget/pujas/", true],
  ["/widget/chadhawas/ch_1", true],
])("D30 %s names a widget: %s", (pathname, isKnown) => {
  expect(isWidgetPath(pathname)).toBe(isKnown);
});

test("the address contains the parameters of its route", () => {
  expect(routeAt("/widget/pujas/pj_1/")).toMatchObject({
    route: { path: "/widget/pujas/:id" },
    params: { id: "pj_1" },
  });
});

test.each([
  "/widget/pujas/a%2fb",
  "/widget/pujas/a%20b",
  "/widget/pujas/%",
  `/widget/pujas/${"a".repeat(65)}`,
])("%s is not a path of a widget", (pathname) => {
  expect(routeAt(pathname).route.path).toBe("/widget/pujas");
});

test.each([
  "/widget/pujas",
  "/widget/pujas/pj_1",
  "/widget/puja-horizontal",
  "/widget/chadhawas",
  "/widget/chadhawa-horizontal",
  "/widget/banners",
  "/widget/pujas/pj_1/information-with-addon",
  "/widget/chadhawas/pj_1",
  "/widget/payment",
])("the widget at %s can be loaded and rendered", async (pathname) => {
  const { route } = routeAt(pathname);
  expect(route.path.replace(":id", "pj_1")).toBe(pathname);
  expect(await route.load()).toHaveProperty("Component");
});

test("a confirmation names order, type, gateway, partner and the partner's own number", () => {
  expect(
    routeAt("/widget/order/payment-confirmation/ord_1/pooja/sandbox/6f1c9d2e-4b7a/T_2026.1-7").params,
  ).toEqual({
    orderId: "ord_1",
    type: "pooja",
    paymentGateway: "sandbox",
    partnerId: "6f1c9d2e-4b7a",
    tempOrderId: "T_2026.1-7",
  });
});

const known = {
  orderId: `ord_${"a".repeat(32)}`,
  type: "chadhaava",
  gateway: "sandbox",
  partnerId: "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64",
};

test("every number that a partner may give an order leads to its confirmation, and to the partner's page", () => {
  const numbers = fc.oneof(
    fc.constantFrom("none", "-", "_", "7", "a".repeat(64)),
    fc.stringMatching(/^\w[\w.-]{0,63}$/),
  );
  fc.assert(
    fc.property(
      numbers.filter((number) => v.is(tempOrderId, number)),
      (number) => {
        const { pathname } = new URL(confirmationPath({ ...known, tempOrderId: number }), "https://w.test");
        expect(named(routeAt(pathname).params.tempOrderId)).toBe(number);
        const payload = { order_id: known.orderId, temp_order_id: number, amount: 1, currency: "inr" };
        expect(sealed(fromWidget, 1, "w", "order_success", payload)).toMatchObject({ payload });
        expect(sealed(fromWidget, 1, "w", "navigate", { path: pathname })).toBeDefined();
      },
    ),
  );
});

test("placeholders in an order's address are never a valid partner number", () => {
  const path = confirmationPath({ ...known, gateway: null, partnerId: undefined, tempOrderId: undefined });
  const { paymentGateway, partnerId, tempOrderId: number } = routeAt(`/widget/${path}`).params;
  expect([paymentGateway, partnerId, number].map(named)).toEqual([undefined, undefined, undefined]);
  expect(v.is(tempOrderId, number)).toBe(false);
});
