import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Select } from "./select.tsx";

const options = (
  <>
    <option value="self">Myself</option>
    <option value="mother">Mother</option>
  </>
);

describeComponent("Select", <Select label="Relation">{options}</Select>, "select");

test("is a native select with a label", async () => {
  const onChange = vi.fn();
  render(
    <Select label="Relation" onChange={onChange} error="Choose one">
      {options}
    </Select>,
  );
  const select = screen.getByRole<HTMLSelectElement>("combobox", {
    name: "Relation",
    description: "Choose one",
  });
  await userEvent.selectOptions(select, "Mother");
  expect(select.value).toBe("mother");
  expect(onChange).toHaveBeenCalledOnce();
});
