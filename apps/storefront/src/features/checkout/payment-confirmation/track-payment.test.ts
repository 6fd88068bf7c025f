import { createStorage } from "@aradhana/core/storage";
import { expect, test, vi } from "vitest";
import { trackPayment } from "./track-payment.ts";

/** A tab, and the events sent to analytics. */
function openTab(drafts = createStorage(() => undefined)) {
  const event = vi.fn<(name: string) => void>();
  const analytics = { event, identify: vi.fn(), set: vi.fn(), sessionId: () => undefined, attach: vi.fn() };
  return { analytics, drafts, tracked: () => event.mock.calls.flat() };
}

test("§9 each state that a payment comes to is a LABEL_ event, with nothing of the order", () => {
  const tab = openTab();
  for (const state of ["pending", "pending", "failed_retryable", "pending", "success"] as const) {
    trackPayment(tab, "ord_1", state);
  }
  expect(tab.tracked()).toEqual(["LABEL_PAY_PENDING", "LABEL_PAY_FAILED_RETRYABLE", "LABEL_PAY_SUCCESS"]);
});

test("who reloads the page, or comes back to it, has not paid twice", () => {
  const { drafts, ...first } = openTab();
  trackPayment({ ...first, drafts }, "ord_1", "success");
  const again = openTab(drafts);
  trackPayment(again, "ord_1", "success");
  expect(again.tracked()).toEqual([]);
  trackPayment(again, "ord_2", "success");
  expect(again.tracked()).toEqual(["LABEL_PAY_SUCCESS"]);
});
