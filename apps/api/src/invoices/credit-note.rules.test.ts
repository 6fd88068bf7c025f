import { expect, test } from "vitest";
import { creditedFacts, creditNoteNumber } from "./credit-note.rules.ts";
import type { InvoiceFacts } from "./invoice.rules.ts";

const title = { en: "Ring", hi: "अंगूठी" };
const line = (base: number, tax: number, qty = 1) => ({
  ...{ title, code: "711319", qty, pct: 18, base },
  taxes: [
    { name: "CGST", pct: 9, amount: tax / 2 },
    { name: "SGST", pct: 9, amount: tax / 2 },
  ],
});
const invoice: InvoiceFacts = {
  supplier: { legalName: title, address: title, gstin: "09AAAAA0000A1Z5" },
  ...{ recipient: { name: null, address: [] }, placeOfSupply: null, export: null, currency: "inr" },
  lines: [line(10_000, 1_800, 3), line(5_000, 900), line(1_000, 180)],
  grand: 18_880,
};
const sumOf = ({ lines }: InvoiceFacts) =>
  lines.reduce((sum, { base, taxes }) => taxes.reduce((all, { amount }) => all + amount, sum + base), 0);

test.each([1, 333, 9_441, 18_880])(
  "a refund of %i paise is credited with its tax, to the paisa",
  (amount) => {
    const facts = creditedFacts(invoice, amount);
    expect([sumOf(facts), facts.grand]).toEqual([amount, amount]);
  },
);

test("a piece that came back credits its own line, and a stone without its setting only that of the stone", () => {
  const piece = creditedFacts(invoice, 3_933, [0]);
  expect(piece.lines.map(({ qty, base }) => [qty, base])).toEqual([[1, 3_333]]);
  expect(creditedFacts(invoice, 11_800, [0, 1]).lines).toEqual([invoice.lines[0]]);
});

test("a refund that is more than the lines it is about credits the whole invoice", () => {
  expect(creditedFacts(invoice, 18_880, [2]).lines).toEqual(invoice.lines);
});

test("a number has at most the sixteen characters that the rules allow", () => {
  expect(creditNoteNumber("26-27", 999_999)).toHaveLength(15);
});
