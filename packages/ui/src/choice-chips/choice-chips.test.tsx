import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { ChoiceChips, type ChoiceChipsProps } from "./choice-chips.tsx";

const gotras = (props: Partial<ChoiceChipsProps> = {}) => (
  <ChoiceChips
    label="Common gotras"
    choices={[
      { value: "kashyap", label: "Kashyap" },
      { value: "garg", label: "Garg" },
    ]}
    value={undefined}
    onValueChange={() => {}}
    {...props}
  />
);

describeComponent("ChoiceChips", gotras(), "group");

test("a tap chooses, and a value that is not offered chooses none", async () => {
  const onValueChange = vi.fn();
  const { rerender } = render(gotras({ value: "atri", onValueChange }));
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await userEvent.click(screen.getByText("Garg"));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("garg");
  rerender(gotras({ value: "garg" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Garg" }).checked).toBe(true);
});

test("without choices there is no question", () => {
  render(gotras({ choices: [] }));
  expect(screen.queryByRole("radiogroup")).toBeNull();
});
