import fc from "fast-check";
import { expect, test } from "vitest";
import { chosenItems, positionCount, positionOf, quantityAt, withQuantity } from "./index.ts";

const lamps = { step: 5, min_qty: 11, max_qty: 108 };

test("a stepper goes from none over the smallest quantity in steps to the largest", () => {
  expect([0, 1, 2, positionCount(lamps)].map((at) => quantityAt(lamps, at))).toEqual([0, 11, 16, 106]);
});

test("each quantity on offer is at the position that gives it, and none is above the largest", () => {
  const offering = fc
    .record({
      step: fc.integer({ min: 1, max: 50 }),
      min_qty: fc.integer({ min: 1, max: 500 }),
      more: fc.nat(500),
    })
    .map(({ more, ...rest }) => ({ ...rest, max_qty: rest.min_qty + more }));
  fc.assert(
    fc.property(offering, fc.nat(600), (each, at) => {
      const position = Math.min(at, positionCount(each));
      const quantity = quantityAt(each, position);
      expect(quantity).toBeLessThanOrEqual(each.max_qty);
      expect(positionOf(each, quantity)).toBe(position);
    }),
  );
});

test("an item that is no longer selected is not sent", () => {
  const items = withQuantity(withQuantity({}, "of_lamp", 11), "of_bilva", 1);
  expect(chosenItems(items)).toEqual([
    { id: "of_lamp", qty: 11 },
    { id: "of_bilva", qty: 1 },
  ]);
  expect(chosenItems(withQuantity(items, "of_lamp", 0))).toEqual([{ id: "of_bilva", qty: 1 }]);
});
