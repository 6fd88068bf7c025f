import { createStorage } from "@aradhana/core/storage";
import { expect, test } from "vitest";
import { linkDraft } from "../booking-draft/draft.ts";
import { forgetPaidHold } from "./forget-paid-hold.ts";

const KEY = "book_now_pay_later";

/** A browser that holds a place of the puja `pj_1` and has made an order of the puja `booked`. */
function browser(booked: string) {
  const [storage, drafts] = [createStorage(() => undefined), createStorage(() => undefined)];
  const record = {
    ...{ reservation_id: "rsv_1", pooja_id: "pj_1", package_id: "pk_1", title: "" },
    ...{ price: { amount: 1, currency: "inr" }, timestamp: Date.now() },
  };
  storage.set(KEY, JSON.stringify(record));
  linkDraft(drafts, "ord_1", booked);
  return { storage, drafts };
}

test("what was held for an order is forgotten once that is paid", () => {
  const held = browser("pj_1");
  forgetPaidHold(held, "ord_1");
  expect(held.storage.get(KEY)).toBeNull();
});

test.each([
  ["an order of another puja", "pj_2", "ord_1"],
  ["an order of another tab", "pj_1", "ord_2"],
])("%s leaves it where it is", (_, booked, orderId) => {
  const held = browser(booked);
  forgetPaidHold(held, orderId);
  expect(held.storage.get(KEY)).not.toBeNull();
});
