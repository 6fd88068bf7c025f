// @vitest-environment jsdom

import { loadWithRetry } from "@aradhana/browser/lazy";
import { focusFirstError } from "@aradhana/checkout/field-errors";
import { invoiceLostMessages, invoiceMessages } from "@aradhana/checkout/messages-en";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { begunDraft } from "../../../../test/draft-fixture.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { InvoicePart } from "./invoice-part.tsx";

vi.mock(import("@aradhana/browser/lazy"), { spy: true });

beforeEach(() => {
  vi.mocked(loadWithRetry).mockRejectedValueOnce(new Error("Loading chunk /assets/a.js failed"));
  // React logs it as well.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (needsInvoiceAddress: boolean) =>
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <InvoicePart
        page={{ draft: begunDraft({ country: "in" }), change() {}, errors: {}, needsInvoiceAddress }}
        messages={invoiceLostMessages}
        retry="Try again"
      />
    </VisitorProvider>,
  );

test("a form that did not load leaves the checkout as it is, and can be loaded again", async () => {
  open(false);
  expect((await screen.findByRole("alert")).textContent).toBe(invoiceLostMessages.lost);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("checkbox", { name: invoiceMessages.business })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an order that needs the form says so, and its press moves the focus to the retry", async () => {
  const { container } = open(true);
  expect((await screen.findByRole("alert")).textContent).toBe(invoiceLostMessages.lostRequired);
  focusFirstError(container);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Try again" }));
});
