import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { TextArea } from "./text-area.tsx";

describeComponent("TextArea", <TextArea label="Your wish" />, "area");

const counting = { maxLength: 30, counter: (used: number, max: number) => `${used} of ${max}` };

test("counts the typed characters", async () => {
  render(<TextArea label="Your wish" {...counting} defaultValue="शांति" />);
  expect(screen.getByText("5 of 30")).toBeDefined();
  await userEvent.type(screen.getByRole("textbox", { name: "Your wish" }), " om");
  expect(screen.getByText("8 of 30")).toBeDefined();
});

test("counts a controlled value", () => {
  const { rerender } = render(<TextArea label="Your wish" {...counting} value="om" onChange={() => {}} />);
  rerender(<TextArea label="Your wish" {...counting} value="" onChange={() => {}} />);
  expect(screen.getByText("0 of 30")).toBeDefined();
});

test("announces the count only when little room is left", async () => {
  render(<TextArea label="Your wish" {...counting} />);
  expect(screen.getByRole("status").textContent).toBe("");
  await userEvent.type(screen.getByRole("textbox"), "for my mother");
  expect(screen.getByRole("status").textContent).toBe("13 of 30");
});
