import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { RadioCard, type RadioCardProps } from "./radio-card.tsx";
import { RadioCards, type RadioCardsProps } from "./radio-cards.tsx";

const packages = (props: Partial<RadioCardsProps> = {}) => (
  <RadioCards label="Package" {...props}>
    <RadioCard value="one" title="For one" description="One name and gotra" aside="₹851" />
    <RadioCard value="two" title="For two" aside="₹1,251" />
  </RadioCards>
);

describeComponent("RadioCards", packages(), "group");

describeComponent("RadioCard", <LoneCard />, "radio");
function LoneCard(props: Partial<RadioCardProps>) {
  return (
    <RadioCards label="Package">
      <RadioCard value="one" title="For one" {...props} />
    </RadioCards>
  );
}

test("one can be selected, and its price is part of its name", async () => {
  const onValueChange = vi.fn();
  render(packages({ onValueChange, defaultValue: "one" }));
  const first = screen.getByRole<HTMLInputElement>("radio", { name: "For one ₹851" });
  expect(first.checked).toBe(true);
  await userEvent.click(screen.getByText("₹1,251"));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("two");
  expect(first.checked).toBe(false);
});

test("can be controlled", async () => {
  render(packages({ value: "two", onValueChange: () => {} }));
  await userEvent.click(screen.getByRole("radio", { name: /For one/ }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /For two/ }).checked).toBe(true);
});

test("controlled with null, nothing becomes selected", () => {
  const { rerender } = render(packages({ value: null, onValueChange: () => {} }));
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  rerender(packages({ value: "two", onValueChange: () => {} }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /For two/ }).checked).toBe(true);
});

test("handlers and descriptions of a single card are kept", async () => {
  const [onChange, onValueChange] = [vi.fn(), vi.fn()];
  render(
    <RadioCards label="Package" onValueChange={onValueChange}>
      <p id="note">Two days before</p>
      <RadioCard
        value="one"
        title="For one"
        description="One name"
        aria-describedby="note"
        onChange={onChange}
      />
    </RadioCards>,
  );
  await userEvent.click(
    screen.getByRole("radio", { name: "For one", description: "One name Two days before" }),
  );
  expect(onChange).toHaveBeenCalledOnce();
  expect(onValueChange).toHaveBeenCalledOnce();
});

test("arrow keys move the selection", async () => {
  render(packages({ defaultValue: "one", name: "package" }));
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /For two/ }).checked).toBe(true);
});

test("an error describes the whole group", () => {
  render(packages({ error: "Choose a package", required: true }));
  const group = screen.getByRole("radiogroup", { name: "Package", description: "Choose a package" });
  expect(group.getAttribute("aria-invalid")).toBe("true");
});

test("a card without its group throws an error that names the wrapper", () => {
  vi.mocked(console.error).mockImplementation(() => {});
  expect(() => render(<RadioCard value="x" title="Alone" />)).toThrow("wrap it in one");
  vi.mocked(console.error).mockClear();
});
