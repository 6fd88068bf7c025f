import { checkContact, newDraft } from "@aradhana/core/checkout";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { invoiceMessages as t } from "../messages-en/index.ts";
import { InvoiceFields } from "./invoice-fields.tsx";

const blank = newDraft({ type: "pooja", itemId: "pj_1", title: "Puja", country: "in" });

function Form({ needsInvoiceAddress = false, onDraft = (_: typeof blank) => {} }) {
  const [draft, setDraft] = useState(blank);
  onDraft(draft);
  return (
    <InvoiceFields
      {...{ value: draft, errors: {}, messages: t, needsInvoiceAddress }}
      onValueChange={(part) => setDraft((now) => ({ ...now, ...part }))}
    />
  );
}

test("a GSTIN is asked for of a business only, and forgotten with the tick", () => {
  let draft = blank;
  render(<Form onDraft={(now) => (draft = now)} />);
  expect(screen.queryByRole("textbox", { name: t.gstin })).toBeNull();
  fireEvent.click(screen.getByLabelText(t.business));
  fireEvent.change(screen.getByRole("textbox", { name: t.gstin }), { target: { value: "27aapfu0939f1zv" } });
  fireEvent.change(screen.getByRole("textbox", { name: t.businessName }), {
    target: { value: "Sharma & Sons" },
  });
  // As typed: a changed value would move the caret to its end. The contract writes it in capitals.
  expect(draft.business).toEqual({ gstin: "27aapfu0939f1zv", name: "Sharma & Sons" });
  fireEvent.click(screen.getByLabelText(t.business));
  expect(draft.business).toBeUndefined();
});

test("the law's reason is said where the address is for the invoice alone", () => {
  const { rerender } = render(<Form />);
  expect(screen.queryByText(t.why)).toBeNull();
  rerender(<Form needsInvoiceAddress />);
  expect(screen.getByText(t.why)).toBeTruthy();
  expect(screen.getByRole("textbox", { name: t.name })).toBeTruthy();
});

test.each([
  ["a typing error", { gstin: "27AAPFU0939F1ZW", name: "Sharma & Sons" }, { gstin: true }],
  ["no name", { gstin: "27AAPFU0939F1ZV", name: " " }, { business_name: true }],
  ["everything", { gstin: "27 aapfu 0939f1zv", name: "3M & Sons (India)" }, {}],
])("a business with %s", async (_, business, errors) => {
  expect(await checkContact({ ...blank, business }, { needsAddress: false, phoneIsKnown: true })).toEqual(
    errors,
  );
});
