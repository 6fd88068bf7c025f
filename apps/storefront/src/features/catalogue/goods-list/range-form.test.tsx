// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { RangeForm } from "./range-form.tsx";
import { productRanges } from "./ranges.ts";
import { goodsListText } from "./text.ts";

const path = "/abhimantrit-products";
const [price] = productRanges;
if (!price) throw new RangeError("products have a range of prices");

beforeEach(() => goodsListText.load("en"));
afterEach(cleanup);

function open() {
  const form = (
    <RangeForm
      range={price as (typeof productRanges)[number]}
      path={path}
      filters={{ category: "mala" }}
      currency="inr"
    />
  );
  const router = createMemoryRouter([{ path, element: form }], { initialEntries: [`${path}?category=mala`] });
  render(
    <VisitorProvider value={{ language: "en", country: "in" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
  return { addressOf: () => router.state.location.search };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const show = (from: string, to: string) => {
  fireEvent.change(field("From (₹)"), { target: { value: from } });
  fireEvent.change(field("To (₹)"), { target: { value: to } });
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
};

test("a typed range is in the address, beside the other filters", () => {
  const { addressOf } = open();
  show("१,०००", "2500.50");
  expect(addressOf()).toBe("?category=mala&min=100000&max=250050");
});

test("a highest price below the lowest is said at its field, and both stay", () => {
  const { addressOf } = open();
  show("1000", "500");
  expect(field("To (₹)")).toHaveProperty("value", "500");
  expect(field("To (₹)")).toBe(document.activeElement);
  expect(screen.getByText("Enter ₹1,000 or more, or a lower amount in the other field")).toBeTruthy();
  expect(addressOf()).toBe("?category=mala");
});

test("what is no amount is said at its field", () => {
  const { addressOf } = open();
  show("cheap", "500");
  expect(screen.getByText("Enter an amount in numbers, such as 500")).toBeTruthy();
  expect(field("From (₹)")).toBe(document.activeElement);
  expect(addressOf()).toBe("?category=mala");
});
