import { emptyAddress } from "@aradhana/core/checkout";
import type { PoojaPackage } from "@aradhana/core/contract";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { familyPackage } from "../../test/package-fixture.ts";
import { prasadMessages } from "../messages-en/index.ts";
import { PrasadChoice } from "./index.ts";

const address = emptyAddress("us");

function show(booked: PoojaPackage, wantsPrasad: boolean | null = null) {
  const onChange = vi.fn();
  const draft = { wantsPrasad, address };
  render(<PrasadChoice {...{ booked, draft, onChange }} messages={prasadMessages} />);
  return onChange;
}

test("the price with prasad is split in words; without it the package alone is paid", () => {
  const onChange = show(familyPackage);
  const sent = screen.getByRole<HTMLInputElement>("radio", { name: /With prasad/ });
  expect(sent.checked).toBe(true);
  expect(screen.getByText("$42 + $15 prasad by post")).toBeDefined();
  expect(screen.getByText("$57")).toBeDefined();
  fireEvent.click(screen.getByRole("radio", { name: /Without prasad/ }));
  expect(onChange).toHaveBeenCalledWith({ wantsPrasad: false, address });
});

test("prasad that stays in India is sent to an address there, if the buyer wants it", () => {
  const onChange = show({ ...familyPackage, postage: null });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Without prasad/ }).checked).toBe(true);
  expect(screen.getByText("Same price: postage within India is included")).toBeDefined();
  fireEvent.click(screen.getByRole("radio", { name: /in India/ }));
  expect(onChange).toHaveBeenCalledWith({ wantsPrasad: true, address: { ...address, country_code: "in" } });
});

test.each([
  ["is free", { postage: { amount: 0, currency: "usd" as const } }],
  ["does not exist", { ships_prasad: false, postage: null }],
])("where postage %s there is no choice", (_, changes) => {
  show({ ...familyPackage, ...changes });
  expect(screen.queryByRole("radio")).toBeNull();
});
