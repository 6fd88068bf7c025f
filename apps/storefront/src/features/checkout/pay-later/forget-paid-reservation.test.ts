import { createPayLater } from "@aradhana/core/book-now-pay-later";
import { createStorage } from "@aradhana/core/storage";
import { runAfter } from "@aradhana/core/time";
import { expect, test } from "vitest";
import { begunDraft } from "../../../../test/draft-fixture.ts";
import { idOf } from "../../../../test/fixtures.ts";
import { shopDrafts } from "../drafts/shop-drafts.ts";
import { forgetPaidReservation } from "./forget-paid-reservation.ts";

const [pujaId, otherPujaId] = [idOf("pj", "one"), idOf("pj", "two")];
const [orderId, otherOrderId] = [idOf("ord", "one"), idOf("ord", "two")];

/** A browser that has reserved a place of one puja and has made an order of the puja `booked`. */
function browser(booked: string) {
  const [storage, drafts] = [createStorage(() => undefined), createStorage(() => undefined)];
  const payLater = createPayLater({ storage, now: Date.now, after: runAfter });
  payLater.save({
    ...{ reservation_id: "rsv_1", pooja_id: pujaId, package_id: "pk_1", title: "" },
    price: { amount: 1, currency: "inr" },
  });
  payLater.stop();
  const attempt = { of: "", quoteId: "qt_1", idempotencyKey: "k", orderId };
  shopDrafts(drafts).save(begunDraft({ itemId: booked, attempt }));
  return { payLater, drafts };
}

test("the reservation of an order is cleared once that is paid", () => {
  const reserved = browser(pujaId);
  forgetPaidReservation(reserved, orderId);
  expect(reserved.payLater.current()).toBeUndefined();
});

test.each([
  ["an order of another puja", otherPujaId, orderId],
  ["an order of another tab", pujaId, otherOrderId],
])("%s leaves it where it is", (_, booked, paid) => {
  const reserved = browser(booked);
  forgetPaidReservation(reserved, paid);
  expect(reserved.payLater.current()).toBeDefined();
});
