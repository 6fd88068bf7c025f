import { expect, test } from "vitest";
import { personalKey } from "./personal-key.ts";

const order = "https://shop.test/api/v1/order/getOrderById?order_id=ord_1";

test("one login does not find the copies of another, nor of a guest", async () => {
  const keys = await Promise.all([
    personalKey(order, "Bearer a"),
    personalKey(order, "Bearer b"),
    personalKey(`${order}&t=secret`, null),
    personalKey(order, null),
  ]);
  expect(new Set(keys).size).toBe(4);
  expect(await personalKey(order, "Bearer a")).toBe(keys[0]);
});

test("neither the login nor the secret of a link is in the key", async () => {
  const key = await personalKey(`${order}&t=secret`, "Bearer login");
  expect(key).not.toMatch(/secret|login/);
  expect(new URL(key).searchParams.get("order_id")).toBe("ord_1");
});
