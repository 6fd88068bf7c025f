import { expect, test } from "vitest";
import { readReturn, withoutReturn } from "./gateway-return.ts";

test("what begins with a gateway's name is what that gateway brings", () => {
  expect(readReturn("?panel=orders&sandbox_order=sbx_1&sandbox_signature=a%2Bb&razorpay_x=1")).toEqual({
    gateway: "sandbox",
    params: { sandbox_order: "sbx_1", sandbox_signature: "a+b" },
  });
});

test.each(["", "?order_id=ord_1&utm_source=mail", "?sandbox=1", "?sandboxed_order=1", "?%E0%A4%A"])(
  "an address such as %j comes from no gateway",
  (search) => expect(readReturn(search)).toBeUndefined(),
);

test("the rest of the address stays", () => {
  expect(withoutReturn("?order_id=ord_1&sandbox_order=sbx_1&sandbox_signature=s&stripe_x=1")).toBe(
    "?order_id=ord_1",
  );
  expect(withoutReturn("?sandbox_order=sbx_1")).toBe("");
});
