// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { puja, serverTime } from "../../../../test/fixtures.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { newBooking } from "../drafts/new-booking.ts";
import { AddonsStep } from "./addons-step.tsx";
import { continueText } from "./text.ts";

beforeAll(() => continueText.load("en"));
afterEach(cleanup);

function open(currency: "inr" | "usd") {
  const offered = puja({ price_from: { amount: 85_100, currency } });
  const change = vi.fn();
  const proceed = vi.fn();
  render(
    <VisitorProvider value={{ country: currency === "inr" ? "in" : "us", language: "en" }}>
      <AddonsStep
        puja={offered}
        serverTime={serverTime}
        draft={newBooking(offered, { country: "in", language: "en" })}
        change={change}
        proceed={proceed}
        quote={{
          state: { status: "working", shown: undefined, failure: undefined, of: undefined },
          refetch: () => {},
          adopt: () => {},
        }}
        needsAddress={false}
        needsInvoiceAddress={false}
        payLater={undefined}
        reservationId={undefined}
      />
    </VisitorProvider>,
  );
  return { change, proceed };
}

test("dakshina is optional and starts at nothing", () => {
  const { proceed, change } = open("inr");
  const field = screen.getByRole<HTMLInputElement>("textbox", {
    name: "Dakshina for the priests, in ₹ (optional)",
  });
  expect(field.value).toBe("");
  expect(field.placeholder).toBe("0");
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(proceed).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
});

test.each([
  ["inr" as const, "₹10,00,000"],
  ["usd" as const, "$1,000,000"],
])("in %s the most that can be given is told as %s", (currency, most) => {
  const { proceed } = open(currency);
  fireEvent.change(screen.getByRole("textbox", { name: /^Dakshina/ }), { target: { value: "much" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(screen.getByText(`Enter a whole number up to ${most}`)).toBeDefined();
  expect(proceed).not.toHaveBeenCalled();
});

test.each([
  ["१००", 100],
  ["1,00,000", 100_000],
  ["१,००,०००", 100_000],
  ["1 00 000", 100_000],
  ["100,000", 100_000],
  ["10,00,000", 1_000_000],
])("dakshina may be written as the shop writes amounts, and in Hindi digits: %s", (value, rupees) => {
  const { change, proceed } = open("inr");
  fireEvent.change(screen.getByRole("textbox", { name: /^Dakshina/ }), { target: { value } });
  expect(change).toHaveBeenLastCalledWith({ dakshina: rupees * 100 });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(proceed).toHaveBeenCalledOnce();
});

test.each(["10,00,001", "100,50", "1,0", "1.000", ",100", "-5"])("%s is no amount of dakshina", (value) => {
  const { change, proceed } = open("inr");
  fireEvent.change(screen.getByRole("textbox", { name: /^Dakshina/ }), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(change).not.toHaveBeenCalled();
  expect(proceed).not.toHaveBeenCalled();
});
