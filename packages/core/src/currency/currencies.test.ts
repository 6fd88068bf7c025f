import { expect, test } from "vitest";
import { currencyOf, currencySymbol, currencyTable } from "./index.ts";

test.each([
  ["in", "inr"],
  ["us", "usd"],
  ["de", "eur"],
  ["bg", "eur"],
  ["gb", "usd"],
  ["np", "usd"],
])("%s pays in %s", (country, currency) => {
  expect(currencyOf(country)).toBe(currency);
});

test.each([
  ["inr", "₹"],
  [undefined, "₹"],
  ["", "₹"],
  ["usd", "$"],
  ["eur", "EUR "],
  ["aed", "AED "],
])("§9 the symbol of %s is %j", (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol);
});

test("§3 dial code 91 is India in rupees, 1 the USA in dollars, 49 Germany in euros", () => {
  expect(
    currencyTable.map((row) => `${row.dial_code} ${row.country_short} ${row.currency} ${row.symbol}`),
  ).toEqual(["91 in inr ₹", "1 us usd $", "49 de eur €"]);
});
