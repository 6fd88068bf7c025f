import type { OrderCard } from "@aradhana/core/contract";
import { expect, test } from "vitest";
import { nextStepOf } from "./order-steps.ts";

const card = (part: object) =>
  ({ id: "ord_1", name: "Order", type: "kundali", package_id: "pk_1", ...part }) as OrderCard;

test.each([
  ["give_details", { type: "kundali" }, "/kundali-report/ord_1"],
  ["open_result", { type: "kundali" }, "/kundali-report/ord_1"],
  ["open_result", { type: "name_correction" }, "/name-correction?order_id=ord_1"],
  ["fill_sankalp", { type: "chadhaava", chadhaava_id: "ch_1" }, "/puja/sankalp/ch_1?order_id=ord_1"],
  ["pay", { type: "gemstone", product_id: "gm_1" }, "/order/payment-confirmation/ord_1/gemstone/checkout"],
] as const)("an order to %s of %o continues at %s", (next_action, part, href) => {
  expect(nextStepOf(card({ ...part, next_action }))).toEqual({ action: next_action, href });
});

test.each(["wait", "none"] as const)("an order to %s has no next step", (next_action) => {
  expect(nextStepOf(card({ next_action }))).toBeUndefined();
});
