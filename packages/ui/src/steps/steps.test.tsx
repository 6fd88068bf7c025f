import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Steps } from "./steps.tsx";

const steps = [
  { label: "Package", href: "?step=package" },
  { label: "Add-ons", href: "?step=addons" },
  { label: "Contact", href: "?step=contact" },
  { label: "Pay", href: "?step=pay" },
];
const at = (current: number) => <Steps label="Checkout" steps={steps} current={current} doneLabel="Done:" />;

describeComponent("Steps", at(0), "steps");

const currents = () =>
  screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-current") === "step");

test("marks the current step", () => {
  render(at(2));
  expect(currents()).toEqual([false, false, true, false]);
});

test("links completed steps, and never later ones", () => {
  render(at(2));
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Done: Package",
    "Done: Add-ons",
  ]);
});

test("a skipped step has no tick and is still a link", () => {
  const open = steps.map((step) => ({ ...step, isOpen: step.label === "Contact" }));
  render(<Steps label="Checkout" steps={open} current={3} doneLabel="Done:" />);
  expect(screen.getAllByText("Done:")).toHaveLength(2);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Done: Package",
    "Done: Add-ons",
    "3Contact",
  ]);
});

test("all steps are complete past the last one", () => {
  render(at(4));
  expect(currents()).toEqual([false, false, false, false]);
  expect(screen.getAllByText("Done:")).toHaveLength(4);
});

test("does not link a step that cannot be changed any more", () => {
  render(
    <Steps label="Checkout" steps={[{ label: "Package" }, { label: "Pay" }]} current={1} doneLabel="Done:" />,
  );
  expect(screen.queryByRole("link")).toBeNull();
});
