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

test("marks the step that is being done", () => {
  render(at(2));
  expect(currents()).toEqual([false, false, true, false]);
});

test("leads back to what is done, and never forward", () => {
  render(at(2));
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Done: Package",
    "Done: Add-ons",
  ]);
});

test("a step passed over has no tick and still leads back", () => {
  const open = steps.map((step) => ({ ...step, isOpen: step.label === "Contact" }));
  render(<Steps label="Checkout" steps={open} current={3} doneLabel="Done:" />);
  expect(screen.getAllByText("Done:")).toHaveLength(2);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Done: Package",
    "Done: Add-ons",
    "3Contact",
  ]);
});

test("is all done past the last step", () => {
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
