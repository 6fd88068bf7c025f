import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, type Money, shareOf } from "./index.ts";

test.each<[number, Money["currency"], string]>([
  [85_100, "inr", "₹851"],
  [12_345_678_00, "inr", "₹1,23,45,678"],
  [50_050, "inr", "₹500.50"],
  [1_234_500, "usd", "$12,345"],
  [999, "usd", "$9.99"],
  [1_200, "eur", "EUR 12"],
  [-5_000, "inr", "−₹50"],
  [0, "inr", "₹0"],
])("%i minor units of %s are formatted as %s", (amount, currency, text) => {
  expect(formatMoney({ amount, currency })).toBe(text);
});

test.each([
  ["inr", "en-IN"],
  ["usd", "en-US"],
  ["eur", "en-US"],
] as const)("any amount of %s is grouped like in %s", (currency, locale) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000_00 }), (amount) => {
      const digits = amount % 100 === 0 ? 0 : 2;
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      const number = new Intl.NumberFormat(locale, options).format(amount / 100);
      expect(formatMoney({ amount, currency }).endsWith(number)).toBe(true);
    }),
  );
});

test.each([
  [85_100, 20, 17_020],
  [99_900, 12.5, 12_488],
  [101, 50, 51],
  [999, 0, 0],
  [999, 100, 999],
])("of %i minor units %d% are %i", (amount, pct, share) => {
  expect(shareOf({ amount, currency: "inr" }, pct)).toEqual({ amount: share, currency: "inr" });
});
