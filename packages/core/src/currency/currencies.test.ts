import { expect, test } from "vitest";
import { countryCodes } from "../country/index.ts";
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

test("euros where they are legal tender (ECB, 2026), rupees for India, dollars elsewhere", () => {
  const euro = [
    "ad",
    "at",
    "be",
    "bg",
    "cy",
    "de",
    "ee",
    "es",
    "fi",
    "fr",
    "gr",
    "hr",
    "ie",
    "it",
    "lt",
    "lu",
  ];
  euro.push("lv", "mc", "me", "mt", "nl", "pt", "si", "sk", "sm", "va", "xk");
  for (const country of countryCodes) {
    const expected = country === "in" ? "inr" : euro.includes(country) ? "eur" : "usd";
    expect([country, currencyOf(country)]).toEqual([country, expected]);
  }
});

test.each([
  ["inr", "₹"],
  ["INR", "₹"],
  [undefined, "₹"],
  ["", "₹"],
  ["rupees", "₹"],
  ["1 usd", "₹"],
  ["eur?", "₹"],
  ["e1r", "₹"],
  ["usd", "$"],
  ["USD", "$"],
  ["eur", "EUR "],
  ["aed", "AED "],
])(
  "§9 the rupee for inr or an unknown currency; usd shows $; other currencies their code and a space: %s is %j",
  (currency, symbol) => {
    expect(currencySymbol(currency)).toBe(symbol);
  },
);

test("§3 dial code 91 is India in rupees, 1 the USA in dollars, 49 Germany in euros", () => {
  expect(
    currencyTable.map((row) => `${row.dial_code} ${row.country_short} ${row.currency} ${row.symbol}`),
  ).toEqual(["91 in inr ₹", "1 us usd $", "49 de eur €"]);
});
