import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Checkbox } from "./checkbox.tsx";

describeComponent("Checkbox", <Checkbox>I agree</Checkbox>, "box");

test("a press on its text toggles it", async () => {
  render(<Checkbox name="consent">Keep my family's names for next time</Checkbox>);
  await userEvent.click(screen.getByText("Keep my family's names for next time"));
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
});

test("shows its error", () => {
  render(<Checkbox error="Agree to go on">I agree</Checkbox>);
  const box = screen.getByRole("checkbox", { name: "I agree", description: "Agree to go on" });
  expect(box.getAttribute("aria-invalid")).toBe("true");
});
