import { expect, test } from "vitest";
import { personalKey } from "./personal-key.ts";

const order = "https://shop.test/api/v1/order/getOrderById?order_id=ord_1";
const login = (name: string) => new Headers({ authorization: `Bearer ${name}` });
const link = new Headers({ "x-order-token": "secret" });

test("one login does not find the copies of another, nor of a guest", async () => {
  const readers = [login("a"), login("b"), link, new Headers()];
  const keys = await Promise.all(readers.map((headers) => personalKey(order, headers)));
  expect(new Set(keys).size).toBe(4);
  expect(await personalKey(order, login("a"))).toBe(keys[0]);
});

test("neither the login nor the secret of a link is in the key", async () => {
  for (const headers of [login("secret"), link]) {
    const key = await personalKey(order, headers);
    expect(key).not.toContain("secret");
    expect(new URL(key).searchParams.get("order_id")).toBe("ord_1");
  }
});
