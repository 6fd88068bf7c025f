import { expect, test } from "vitest";
import { couponTexts } from "./quote-texts.ts";

test("what is said of a coupon speaks of no booking, since goods are bought with it too", () => {
  const texts = Object.values(couponTexts).flatMap(({ en, hi }) => [en, hi]);
  expect(texts.filter((text) => /booking|बुकिंग/i.test(text))).toEqual([]);
});
