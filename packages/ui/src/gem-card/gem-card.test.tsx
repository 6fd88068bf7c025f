import { render, screen } from "@testing-library/react";
import { cloneElement } from "react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { GemCard } from "./gem-card.tsx";

const card = (
  <GemCard
    href="/gemstones/gm_1"
    title="Yellow sapphire"
    weight="5.20 ct"
    treatment="Not treated"
    lab="IGI certificate"
    price="₹94,000"
    perCarat="₹18,077 per carat"
  />
);

describeComponent("GemCard", card, "card");

test("shows weight, treatment, laboratory and price per carat", () => {
  render(card);
  const { textContent } = screen.getByRole("article");
  for (const fact of ["5.20 ct", "Not treated", "IGI certificate", "₹18,077 per carat", "₹94,000"]) {
    expect(textContent).toContain(fact);
  }
});

test("a sold stone has no price", () => {
  render(cloneElement(card, { sold: "Sold" }));
  const { textContent } = screen.getByRole("article");
  expect(textContent).toContain("Sold");
  expect(textContent).not.toMatch(/₹/);
});
