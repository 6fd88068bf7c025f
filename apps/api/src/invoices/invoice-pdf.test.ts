import { formatDate } from "@aradhana/core/date";
import { describe, expect, test } from "vitest";
import { readPdfText } from "../../test/read-pdf-text.ts";
import type { TaxedShare } from "../quotes/tax.rules.ts";
import { firstShop } from "../shop/shop.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { factsOf } from "./invoice.rules.ts";

type InvoicedOrder = Parameters<typeof factsOf>[0];

const issuedAt = new Date("2026-11-20T06:30:00Z");
const ritual: TaxedShare = {
  ...{ part: 0, kind: "ritual", title: null, qty: 1, code: "999799", pct: 0, base: 100_000, tax: 0 },
};
const service: TaxedShare = { ...ritual, kind: "service", code: "998599", pct: 18, base: 20_000, tax: 3_600 };
const mala: TaxedShare = {
  ...{ ...ritual, kind: "goods", title: { en: "Tulsi Mala", hi: "तुलसी माला" }, qty: 3 },
  ...{ code: "442199", pct: 5, base: 30_000, tax: 1_500 },
};
const address = {
  ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar", line2: "" },
  ...{ landmark: "", city: "Jaipur", district: "", state: "Rajasthan" },
};

/** The text of the PDF of an order, with single spaces. */
async function printed(order: Partial<InvoicedOrder>, language: "en" | "hi") {
  const shares = order.shares ?? [ritual, service];
  const facts = factsOf(
    {
      ...{ currency: "inr", countryCode: "in", buyer: null, address: null, business: null, shares },
      grand: shares.reduce((sum, { base, tax }) => sum + base + tax, 0),
      split: { ritual: 0, service: 0, shipping: 0, tax: [] },
      titles: [{ en: "Rudrabhishek", hi: "रुद्राभिषेक" }],
      ...order,
    },
    firstShop,
  );
  if (!facts) throw new Error("the order says too little");
  const pdf = await drawInvoice(
    { number: "AR/26-27/000042", issuedAt, orderNumber: "AR-7K2M9", facts },
    language,
  );
  return readPdfText(pdf).replace(/\s+/g, " ");
}

/** What rule 46 of the CGST Rules asks of each invoice, in the words of each language. */
const always = {
  en: {
    ...{ supplier: "Sold by", name: firstShop.facts.en.legalName, registration: `GSTIN ${firstShop.gstin}` },
    ...{ serial: "Invoice number: AR/26-27/000042", order: "Order: AR-7K2M9", recipient: "Billed to" },
    date: `Date: ${formatDate(issuedAt.toISOString(), "day-year", "en")}`,
    ...{ code: "HSN/SAC", quantity: "1 nos.", value: "Taxable value" },
    ...{ reverse: "Tax payable on reverse charge: No", signature: "no signature is needed (rule 46" },
  },
  hi: {
    ...{ supplier: "विक्रेता", name: firstShop.facts.hi.legalName, registration: `GSTIN ${firstShop.gstin}` },
    ...{ serial: "इनवॉइस नंबर: AR/26-27/000042", order: "ऑर्डर: AR-7K2M9", recipient: "ख़रीदार" },
    date: `तारीख: ${formatDate(issuedAt.toISOString(), "day-year", "hi")}`,
    ...{ code: "HSN/SAC", quantity: "1 नग", value: "कर योग्य मूल्य" },
    ...{ reverse: "रिवर्स चार्ज पर देय कर: नहीं", signature: "हस्ताक्षर ज़रूरी नहीं (नियम 46" },
  },
};

describe.each(["en", "hi"] as const)("the PDF of an invoice in %s", (language) => {
  const has = { en: always.en, hi: always.hi }[language];

  test("has each field that rule 46 asks for, and the amount in words of both languages", async () => {
    const text = await printed({ buyer: "Asha Verma" }, language);
    for (const [field, words] of Object.entries(has)) expect(text, field).toContain(words);
    expect(text).toContain("Asha Verma");
    expect(text).toContain("In words: One Thousand Two Hundred Thirty Six Rupees Only");
    expect(text).toContain("शब्दों में: एक हज़ार दो सौ छत्तीस रुपये मात्र");
  });

  test("splits the tax: the ritual exempt, our service with CGST and SGST", async () => {
    const text = await printed({}, language);
    expect(text).toContain({ en: "Uttar Pradesh (09)", hi: "उत्तर प्रदेश (09)" }[language]);
    expect(text).toContain(
      { en: "999799 1 nos. ₹1,000.00 exempt ₹1,000.00", hi: "999799 1 नग ₹1,000.00 कर मुक्त ₹1,000.00" }[
        language
      ],
    );
    expect(text).toContain("CGST 9% ₹18.00 SGST 9% ₹18.00 ₹236.00");
  });

  test("has IGST on goods for another state, with their number and the address", async () => {
    const text = await printed({ shares: [ritual, service, mala], address }, language);
    expect(text).toContain("Ramesh Kumar 12 Johari Bazar Jaipur Rajasthan 302001");
    expect(text).toContain({ en: "Rajasthan (08)", hi: "राजस्थान (08)" }[language]);
    expect(text).toContain(
      { en: "Tulsi Mala 442199 3 nos. ₹300.00", hi: "तुलसी माला 442199 3 नग ₹300.00" }[language],
    );
    expect(text).toContain("IGST 5% ₹15.00 ₹315.00");
    expect(text).not.toMatch(/[CS]GST \d/);
  });

  test("is an export under the letter of undertaking for a buyer abroad", async () => {
    const shares = [ritual, { ...service, tax: 0 }];
    const text = await printed({ shares, countryCode: "us", currency: "usd" }, language);
    expect(text).toContain(firstShop.lut);
    expect(text).toContain({ en: "United States", hi: "संयुक्त राज्य" }[language]);
    expect(text).toContain({ en: "letter of undertaking", hi: "अंडरटेकिंग पत्र" }[language]);
    expect(text).toContain("One Thousand Two Hundred US Dollars Only");
  });
});
