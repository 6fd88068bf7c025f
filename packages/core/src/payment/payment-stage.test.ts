import { describe, expect, test } from "vitest";
import { type OrderState, orderState, type PaymentState, paymentState } from "../contract/index.ts";
import { mayPay, stageOfOrder, stageOfPayment } from "./index.ts";

const all = orderState.options.flatMap((state) =>
  [null, ...paymentState.options].map((payment_state) => ({ state, payment_state })),
);
const unpaid: readonly OrderState[] = ["created", "payment_pending", "payment_failed"];
const isOpen = ({ state }: { state: OrderState }) => unpaid.includes(state);

test.each([
  ["created", "unpaid", true],
  ["pending", "confirming", false],
  ["failed_retryable", "failed", true],
  ["failed", "failed", true],
  ["success", "paid", false],
  ["expired", "expired", false],
  ["mismatch", "mismatch", false],
  ["refunded", "refunded", false],
] as const)("a payment that is %s is %s; whether it may be paid: %s", (state, stage, payable) => {
  expect(stageOfPayment(state)).toBe(stage);
  expect(mayPay(stage)).toBe(payable);
});

test("a buyer who is back from a gateway cannot pay again while the result is unknown", () => {
  expect(stageOfPayment("created", { isBack: true })).toBe("confirming");
  expect(stageOfPayment("failed", { isBack: true })).toBe("failed");
});

describe("for every order state and payment state", () => {
  test("paying is offered only where nothing was submitted or it surely failed", () => {
    const submitted: readonly (PaymentState | null)[] = ["pending", "success", "mismatch", "refunded"];
    for (const order of all) {
      const offered = mayPay(stageOfOrder(order));
      if (!isOpen(order) || submitted.includes(order.payment_state)) {
        expect(offered, JSON.stringify(order)).toBe(false);
      }
    }
    for (const state of unpaid) {
      for (const payment_state of [null, "created", "failed", "failed_retryable"] as const) {
        expect(mayPay(stageOfOrder({ state, payment_state }))).toBe(true);
      }
    }
  });

  test("an unknown outcome is said to be unknown until the order is paid", () => {
    const stagesOf = (state: OrderState) => stageOfOrder({ state, payment_state: "pending" });
    expect([...unpaid, "expired", "cancelled"].map((state) => stagesOf(state as OrderState))).toEqual(
      Array(5).fill("confirming"),
    );
    expect(stagesOf("sankalp_due")).toBe("paid");
  });
});

test.each([
  ["payment_failed", null, "failed"],
  ["payment_pending", "failed_retryable", "failed"],
  ["expired", "failed", "expired"],
  ["expired", "success", "refunded"],
  ["cancelled", null, "expired"],
  ["cancelled", "refunded", "refunded"],
  ["created", "mismatch", "mismatch"],
] as const)("an order in state %s with a payment that is %s is %s", (state, payment_state, stage) => {
  expect(stageOfOrder({ state, payment_state })).toBe(stage);
});
