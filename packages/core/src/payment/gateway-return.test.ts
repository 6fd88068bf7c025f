import { expect, test } from "vitest";
import { parseGatewayReturn, withoutGatewayReturn } from "./gateway-return.ts";

test("parameters that begin with a gateway name belong to that gateway", () => {
  expect(
    parseGatewayReturn("?panel=orders&sandbox_order=sbx_1&sandbox_signature=a%2Bb&razorpay_x=1"),
  ).toEqual({
    gateway: "sandbox",
    params: { sandbox_order: "sbx_1", sandbox_signature: "a+b" },
  });
});

test.each(["", "?order_id=ord_1&utm_source=mail", "?sandbox=1", "?sandboxed_order=1", "?%E0%A4%A"])(
  "%j holds no gateway return",
  (search) => expect(parseGatewayReturn(search)).toBeUndefined(),
);

test("other parameters stay in the query", () => {
  expect(withoutGatewayReturn("?order_id=ord_1&sandbox_order=sbx_1&sandbox_signature=s&stripe_x=1")).toBe(
    "?order_id=ord_1",
  );
  expect(withoutGatewayReturn("?sandbox_order=sbx_1")).toBe("");
});
