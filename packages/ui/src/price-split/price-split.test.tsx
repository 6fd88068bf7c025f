import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { PriceSplit } from "./price-split.tsx";

const split = (
  <PriceSplit
    lines={[
      { label: "Ritual", amount: "₹681", note: "exempt from GST" },
      { label: "Service", amount: "₹144" },
      { label: "GST 18 %", amount: "₹26" },
    ]}
    total={{ label: "Total", amount: "₹851" }}
  />
);

describeComponent("PriceSplit", split, "split");

test("pairs each amount with its label, the total last", () => {
  render(split);
  const terms = screen.getAllByRole("term").map((term) => term.firstChild?.textContent);
  const amounts = screen.getAllByRole("definition").map((amount) => amount.textContent);
  expect(terms).toEqual(["Ritual", "Service", "GST 18 %", "Total"]);
  expect(amounts).toEqual(["₹681", "₹144", "₹26", "₹851"]);
});

test("shows only the total when there are no lines", () => {
  render(<PriceSplit lines={[]} total={{ label: "Total", amount: "₹0" }} />);
  expect(screen.getAllByRole("term")).toHaveLength(1);
});
