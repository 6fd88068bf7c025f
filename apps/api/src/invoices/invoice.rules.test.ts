import { shopNumbers } from "@aradhana/core/shop";
import { describe, expect, test } from "vitest";
import { firstShop } from "../shop/shop.ts";
import { amountInWords } from "./amount-in-words.ts";
import { factsOf, financialYear, invoiceNumber } from "./invoice.rules.ts";

test("a financial year begins on 1 April in India", () => {
  expect(financialYear(new Date("2027-03-31T18:29:59Z"))).toBe("26-27");
  expect(financialYear(new Date("2027-03-31T18:30:00Z"))).toBe("27-28");
  expect(financialYear(new Date("2099-12-31T00:00:00Z"))).toBe("99-00");
});

test("a number has at most 16 characters, as rule 46 of the CGST Rules says", () => {
  expect(invoiceNumber("26-27", 1)).toBe("AR/26-27/000001");
  expect(invoiceNumber("26-27", 9_999_999).length).toBeLessThanOrEqual(16);
});

describe("what an invoice says", () => {
  const share = { part: 0, kind: "service", title: null, qty: 1, code: "998599", pct: 18 } as const;
  const service = { ...share, base: 10_000, tax: 1_800 };
  const address = {
    ...{ name: "Asha", country_code: "us", postcode: "302001", line1: "1 Main Street", line2: "" },
    ...{ landmark: "", city: "Troy", district: "", state: "" },
  };
  const ordered = (change: Partial<Parameters<typeof factsOf>[0]>) =>
    factsOf(
      {
        ...{
          currency: "inr",
          countryCode: "in",
          grand: 11_800,
          shares: [service],
          buyer: null,
          address: null,
          business: null,
        },
        split: { ritual: 0, service: 10_000, shipping: 0, tax: [] },
        titles: [{ en: "Puja", hi: "पूजा" }],
        ...change,
      },
      firstShop,
    );

  test("a taxed ritual is no export, though its prasad goes abroad", () => {
    const facts = ordered({ address });
    expect(facts?.export).toBeNull();
    expect(facts?.placeOfSupply?.code).toBe(shopNumbers.gstin.slice(0, 2));
    expect(facts?.lines[0]?.taxes.map(({ name }) => name)).toEqual(["CGST", "SGST"]);
  });

  test("a town that names its district is written once", () => {
    const inTown = {
      ...address,
      country_code: "in",
      city: "Varanasi",
      district: "Varanasi",
      state: "Uttar Pradesh",
    };
    const facts = ordered({ address: inTown });
    expect(facts?.recipient.address).toContain("Varanasi");
  });

  test("what is not taxed for a buyer abroad is an export", () => {
    const shares = [{ ...service, base: 11_800, tax: 0 }];
    const facts = ordered({ shares, countryCode: "us", currency: "usd" });
    expect([facts?.placeOfSupply, facts?.export?.country]).toEqual([null, "us"]);
  });

  test("goods for an army PIN are supplied in the state of the address", () => {
    const army = { ...address, country_code: "in", postcode: "900056", state: "Rajasthan" };
    const facts = ordered({ shares: [{ ...service, kind: "goods" }], address: army });
    expect(facts?.placeOfSupply?.name.en).toBe("Rajasthan");
    expect(facts?.lines[0]?.taxes.map(({ name }) => name)).toEqual(["IGST"]);
  });

  test("goods whose address was deleted get no invoice, because the place of supply is unknown", () => {
    expect(ordered({ shares: [{ ...service, kind: "goods" }] })).toBeUndefined();
  });
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
