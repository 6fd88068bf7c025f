import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { TextField } from "../text-field/index.ts";
import { Field } from "./field.tsx";
import { FieldGroup } from "./field-group.tsx";
import { ReturnedErrors } from "./returned-errors.tsx";

describeComponent("Field", <Field label="Gotra">{(control) => <input {...control} />}</Field>, "field");
describeComponent("FieldGroup", <FieldGroup label="Date of birth">…</FieldGroup>, "group");

const descriptionOf = (control: HTMLElement) =>
  control
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent);

test("connects label, hint and error with the control, the error first", () => {
  render(
    <Field label="PIN" hint="6 digits" error="There is no such PIN" control={{ required: true }}>
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "PIN" });
  expect(descriptionOf(input)).toEqual(["There is no such PIN", "6 digits"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.hasAttribute("required")).toBe(true);
});

test("renders no empty description", () => {
  render(<Field label="PIN">{(control) => <input {...control} />}</Field>);
  const input = screen.getByRole("textbox", { name: "PIN" });
  expect(input.hasAttribute("aria-describedby")).toBe(false);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test("the star of a required field is hidden from screen readers", () => {
  render(
    <FieldGroup label="Date of birth" required error="Choose a day">
      …
    </FieldGroup>,
  );
  const group = screen.getByRole("group", { name: "Date of birth" });
  expect(descriptionOf(group)).toEqual(["Choose a day"]);
});

test("an error that came back for its name marks the control; its own error comes first", () => {
  const field = (error?: string) => (
    <ReturnedErrors value={new Map([["pin", "There is no such PIN"]])}>
      <TextField label="PIN" name="pin" error={error} />
      <TextField label="Town" name="town" />
    </ReturnedErrors>
  );
  const { rerender } = render(field());
  const input = screen.getByRole("textbox", { name: "PIN" });
  expect(descriptionOf(input)).toEqual(["There is no such PIN"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("textbox", { name: "Town" }).hasAttribute("aria-invalid")).toBe(false);
  rerender(field("Enter six digits"));
  expect(descriptionOf(input)).toEqual(["Enter six digits"]);
});
