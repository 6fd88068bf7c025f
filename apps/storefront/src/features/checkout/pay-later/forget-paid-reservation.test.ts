import { createPayLater } from "@aradhana/core/book-now-pay-later";
import { createStorage } from "@aradhana/core/storage";
import { runAfter } from "@aradhana/core/time";
import { expect, test } from "vitest";
import { linkDraft } from "../booking-draft/draft.ts";
import { forgetPaidHold } from "./forget-paid-reservation.ts";

/** A browser that holds a place of the puja `pj_1` and has made an order of the puja `booked`. */
function browser(booked: string) {
  const [storage, drafts] = [createStorage(() => undefined), createStorage(() => undefined)];
  const payLater = createPayLater({ storage, now: Date.now, after: runAfter });
  payLater.save({
    ...{ reservation_id: "rsv_1", pooja_id: "pj_1", package_id: "pk_1", title: "" },
    price: { amount: 1, currency: "inr" },
  });
  payLater.stop();
  linkDraft(drafts, "ord_1", booked);
  return { payLater, drafts };
}

test("what was held for an order is forgotten once that is paid", () => {
  const held = browser("pj_1");
  forgetPaidHold(held, "ord_1");
  expect(held.payLater.current()).toBeUndefined();
});

test.each([
  ["an order of another puja", "pj_2", "ord_1"],
  ["an order of another tab", "pj_1", "ord_2"],
])("%s leaves it where it is", (_, booked, orderId) => {
  const held = browser(booked);
  forgetPaidHold(held, orderId);
  expect(held.payLater.current()).toBeDefined();
});
