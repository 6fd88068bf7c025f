import { expect, test } from "vitest";
import { routeAt } from "./routes.ts";

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

test("an address names what its route asks for", () => {
  expect(routeAt("/widget/pujas/pj_1/")).toMatchObject({
    route: { path: "/widget/pujas/:id" },
    params: { id: "pj_1" },
  });
});

test.each(["/widget/pujas/a%2fb", "/widget/pujas/%", `/widget/pujas/${"a".repeat(65)}`])(
  "%s names nothing of ours",
  (pathname) => {
    expect(routeAt(pathname).route.path).toBe("/widget/pujas");
  },
);

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
])("what stands at %s can be fetched and drawn", async (pathname) => {
  const { route } = routeAt(pathname);
  expect(route.path.replace(":id", "pj_1")).toBe(pathname);
  expect(await route.load()).toHaveProperty("Component");
});

test("a confirmation names order, type, gateway, partner and the partner's own number", () => {
  expect(
    routeAt("/widget/order/payment-confirmation/ord_1/pooja/sandbox/6f1c9d2e-4b7a/T%20%231").params,
  ).toEqual({
    orderId: "ord_1",
    type: "pooja",
    paymentGateway: "sandbox",
    partnerId: "6f1c9d2e-4b7a",
    tempOrderId: "T #1",
  });
});
