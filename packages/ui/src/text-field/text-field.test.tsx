import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { TextField } from "./text-field.tsx";

describeComponent("TextField", <TextField label="Name" />, "control");

test("is a native input with a label", async () => {
  const onChange = vi.fn();
  render(<TextField label="Name" name="name" autoComplete="name" onChange={onChange} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "आशा");
  expect(onChange).toHaveBeenCalledTimes(3);
});

test("keeps a passed description next to its own", () => {
  render(<TextField label="Name" error="Enter a name" aria-describedby="rules" />);
  expect(screen.getByRole("textbox").getAttribute("aria-describedby")).toMatch(/error rules$/);
});

test("offers suggestions and accepts any other value", async () => {
  render(<TextField label="Gotra" suggestions={["Kashyapa", "Bharadvaja"]} />);
  const input = screen.getByRole<HTMLInputElement>("combobox", { name: "Gotra" });
  expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual(["Kashyapa", "Bharadvaja"]);
  await userEvent.type(input, "Shandilya");
  expect(input.value).toBe("Shandilya");
});
