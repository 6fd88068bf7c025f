import { describe, expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";
import { financialYear, invoiceNumber } from "./invoice.rules.ts";

test("a financial year begins on 1 April in India", () => {
  expect(financialYear(new Date("2027-03-31T18:29:59Z"))).toBe("26-27");
  expect(financialYear(new Date("2027-03-31T18:30:00Z"))).toBe("27-28");
  expect(financialYear(new Date("2099-12-31T00:00:00Z"))).toBe("99-00");
});

test("a number has at most 16 characters, as rule 46 of the CGST Rules says", () => {
  expect(invoiceNumber("26-27", 1)).toBe("AR/26-27/000001");
  expect(invoiceNumber("26-27", 9_999_999).length).toBeLessThanOrEqual(16);
});

describe("an amount in words", () => {
  test.each([
    [100, "inr", "One Rupee Only", "एक रुपया मात्र"],
    [25_100, "inr", "Two Hundred Fifty One Rupees Only", "दो सौ इक्यावन रुपये मात्र"],
    [
      1_23_456_50,
      "inr",
      "One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees and Fifty Paise Only",
      "एक लाख तेईस हज़ार चार सौ छप्पन रुपये और पचास पैसे मात्र",
    ],
    [
      12_345_601,
      "usd",
      "One Hundred Twenty Three Thousand Four Hundred Fifty Six US Dollars and One Cent Only",
      "एक लाख तेईस हज़ार चार सौ छप्पन अमेरिकी डॉलर और एक सेंट मात्र",
    ],
  ] as const)("%i of %s", (amount, currency, en, hi) => {
    expect(amountInWords(amount, currency, "en")).toBe(en);
    expect(amountInWords(amount, currency, "hi")).toBe(hi);
  });
});
