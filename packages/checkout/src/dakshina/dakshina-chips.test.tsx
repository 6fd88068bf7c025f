import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DakshinaChips } from "./index.ts";

const open = (currency: "inr" | "usd", value: number) => {
  const onValueChange = vi.fn();
  render(<DakshinaChips label="Usual amounts" {...{ currency, value, onValueChange }} />);
  return onValueChange;
};
const amounts = () =>
  screen.getAllByRole<HTMLInputElement>("radio").map(({ labels }) => labels?.[0]?.textContent);

test.each([
  ["inr", ["₹21", "₹51", "₹101"]],
  ["usd", ["$5", "$11", "$21"]],
] as const)("in %s the usual amounts are %s, and none is chosen beforehand", (currency, expected) => {
  open(currency, 0);
  expect(amounts()).toEqual(expected);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});

test("a press gives an amount in minor units", () => {
  const give = open("inr", 0);
  fireEvent.click(screen.getByRole("radio", { name: "₹51" }));
  expect(give).toHaveBeenCalledExactlyOnceWith(5100);
});

test("an amount that was typed is marked too", () => {
  open("inr", 10_100);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "₹101" }).checked).toBe(true);
});
