import { expect, test } from "vitest";
import { hasAddress } from "./index.ts";

const attempt = { quoteId: "qt_1", idempotencyKey: "k" };

test.each([
  [JSON.stringify({ address: { city: "Pune" } }), true],
  [JSON.stringify({ address: null }), false],
  ["", false],
  ["{broken", false],
])("of an order of %s something is sent home: %s", (of, isSent) => {
  expect(hasAddress({ ...attempt, of })).toBe(isSent);
});
