import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Stepper, type StepperProps } from "./stepper.tsx";

const stepper = (props: Partial<StepperProps> = {}) => (
  <Stepper
    label="Lamps"
    decreaseLabel="One lamp less"
    increaseLabel="One lamp more"
    value={1}
    max={2}
    onValueChange={() => {}}
    {...props}
  />
);

describeComponent("Stepper", stepper(), "stepper");

test("changes by one and reports the number", async () => {
  const onValueChange = vi.fn();
  render(stepper({ onValueChange, valueText: "1 lamp" }));
  await userEvent.click(screen.getByRole("button", { name: "One lamp more" }));
  await userEvent.click(screen.getByRole("button", { name: "One lamp less" }));
  expect(onValueChange.mock.calls).toEqual([[2], [0]]);
  expect(screen.getByRole("status").textContent).toBe("1 lamp");
});

test.each([
  [2, "One lamp more"],
  [0, "One lamp less"],
])("stops at %i, and keeps the focus there", async (value, name) => {
  const onValueChange = vi.fn();
  render(stepper({ value, onValueChange }));
  const button = screen.getByRole("button", { name });
  await userEvent.click(button);
  expect(onValueChange).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
});

test("a value above the maximum goes down to it in one step", async () => {
  const onValueChange = vi.fn();
  render(stepper({ value: 5, max: 3, onValueChange }));
  await userEvent.click(screen.getByRole("button", { name: "One lamp more" }));
  await userEvent.click(screen.getByRole("button", { name: "One lamp less" }));
  expect(onValueChange.mock.calls).toEqual([[3]]);
});

test("does nothing when disabled", async () => {
  const onValueChange = vi.fn();
  render(stepper({ disabled: true, onValueChange }));
  for (const button of screen.getAllByRole("button")) await userEvent.click(button);
  expect(onValueChange).not.toHaveBeenCalled();
});
