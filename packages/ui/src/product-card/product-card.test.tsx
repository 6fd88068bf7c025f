import { render, screen } from "@testing-library/react";
import { cloneElement } from "react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { ProductCard } from "./product-card.tsx";

const card = (
  <ProductCard
    href="/abhimantrit-products/pr_1"
    title="Rudraksha mala"
    material="108 beads"
    delivery="With you by 28 November"
    price="₹1,100"
    note="incl. taxes"
  />
);

describeComponent("ProductCard", card, "card");

test("shows material, delivery date and price", () => {
  render(card);
  expect(screen.getByRole("article").textContent).toBe(
    "Rudraksha mala108 beadsWith you by 28 November₹1,100incl. taxes",
  );
});

test("announces an earlier price as one", () => {
  render(cloneElement(card, { earlier: { price: "₹1,400", label: "Earlier price" } }));
  expect(screen.getByText("₹1,400").textContent).toBe("Earlier price ₹1,400");
});

test("shows neither price nor delivery when sold out", () => {
  render(cloneElement(card, { soldOut: "Sold out" }));
  expect(screen.getByRole("article").textContent).toBe("Rudraksha mala108 beadsSold out");
});
