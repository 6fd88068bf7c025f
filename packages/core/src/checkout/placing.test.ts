import { expect, test } from "vitest";
import { quote } from "../../test/contract/orders.ts";
import { changedQuote, placingFailure } from "./index.ts";

const failure = (code: string, details: Record<string, unknown> = {}) => ({
  ...{ code, details, httpStatus: 409, requestId: undefined, retryAfter: undefined },
});

test.each(["price_changed", "quote_expired", "quote_not_found", "order_expired"])(
  "after %s the price has to be checked again",
  (code) => {
    expect(placingFailure(failure(code), undefined)).toEqual({ status: "changed", failure: failure(code) });
  },
);

test("a cart from which something was taken out has to be checked again", () => {
  expect(placingFailure(failure("cart_changed"), undefined)).toMatchObject({ status: "changed" });
});

test("goods of which fewer are left have to be checked again, like a price", () => {
  expect(placingFailure(failure("quantity_unavailable"), undefined)).toMatchObject({ status: "changed" });
});

test("a new price that the server sends is shown beside the old one", () => {
  expect(changedQuote(failure("price_changed", { quote }))).toEqual(quote);
  expect(changedQuote(failure("price_changed", { quote: {} }))).toBeUndefined();
});

test.each(["cutoff_passed", "sold_out"])("after %s this date is closed", (code) => {
  expect(placingFailure(failure(code), undefined)).toEqual({ status: "closed" });
});

test.each([
  ["already_paid", "paid"],
  ["payment_pending", "confirming"],
])("after %s the order is named, if it is known", (code, status) => {
  expect(placingFailure(failure(code), "ord_1")).toEqual({ status, orderId: "ord_1" });
  expect(placingFailure(failure(code), undefined)).toMatchObject({ status: "failed" });
});

test.each(["network", "too_many_requests", "gateway_down", "unexpected"])(
  "%s is shown by its message",
  (code) => {
    expect(placingFailure(failure(code), "ord_1")).toEqual({ status: "failed", failure: failure(code) });
  },
);
