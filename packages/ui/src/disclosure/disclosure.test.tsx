import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Disclosure, type DisclosureProps } from "./disclosure.tsx";

const coupon = (props: Partial<DisclosureProps> = {}) => (
  <Disclosure summary="I have a coupon" {...props}>
    <input aria-label="Coupon" />
  </Disclosure>
);
const part = () => screen.getByRole<HTMLDetailsElement>("group");

describeComponent("Disclosure", coupon(), "disclosure");

test("is closed initially, and stays as the user left it", async () => {
  const { rerender } = render(coupon());
  expect(part().open).toBe(false);
  await userEvent.click(screen.getByText("I have a coupon"));
  rerender(coupon({ summary: "A coupon" }));
  expect(part().open).toBe(true);
});

test("opens when there is a reason, and stays open when the reason disappears", () => {
  const { rerender } = render(coupon());
  rerender(coupon({ open: true }));
  expect(part().open).toBe(true);
  rerender(coupon({ open: false }));
  expect(part().open).toBe(true);
});
