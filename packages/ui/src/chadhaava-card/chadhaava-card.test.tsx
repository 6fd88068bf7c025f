import { render, screen } from "@testing-library/react";
import { cloneElement } from "react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { ChadhaavaCard } from "./chadhaava-card.tsx";

const card = (
  <ChadhaavaCard
    href="/chadhaava/ch_1"
    title="Deep daan on the ghats"
    offered="Lamps, flowers"
    proofBy="A recording by 10 pm"
    closing="closes today 4 pm"
    price="₹101"
    priceText="from ₹101"
  />
);

describeComponent("ChadhaavaCard", card, "card");

test("shows what is offered, when the recording is available and when bookings close", () => {
  render(card);
  expect(screen.getByRole("article").textContent).toBe(
    "Deep daan on the ghatsLamps, flowersA recording by 10 pmcloses today 4 pmfrom ₹101",
  );
});

test("shows the closing time of the user's own zone below the first one", () => {
  render(cloneElement(card, { closingMore: "Thu 9:30 am where you are" }));
  expect(screen.getByText("Thu 9:30 am where you are")).toBeDefined();
});

test("when closed, shows no recording time and no price", () => {
  render(cloneElement(card, { closed: "Over, next on 23 December" }));
  const { textContent } = screen.getByRole("article");
  expect(textContent).toContain("next on 23 December");
  expect(textContent).not.toMatch(/₹|recording/);
});
