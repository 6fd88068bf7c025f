import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import type { DialCountry } from "../phone-field/index.ts";
import { someCountries } from "../phone-field/phone-field.fixture.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

const props: ComboboxProps<DialCountry> = {
  label: "Country",
  items: someCountries,
  value: null,
  onValueChange: () => {},
  keyOf: ({ code }) => code,
  textOf: ({ name }) => name,
  searchTextOf: ({ name, dialCode }) => `${name} ${dialCode}`,
  openLabel: "Show countries",
  emptyText: "No such country",
};

describeComponent("Combobox", <Combobox {...props} />, "input");

function Kept({ onValueChange, ...rest }: Partial<ComboboxProps<DialCountry>>) {
  const [value, setValue] = useState<DialCountry | null>(null);
  return (
    <Combobox
      {...props}
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}
const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country" });
const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("finds by part of the name and takes the first with Enter", async () => {
  const onValueChange = vi.fn();
  render(<Kept onValueChange={onValueChange} />);
  await userEvent.type(input(), "un em");
  await waitFor(() => expect(offered()).toEqual(["United Arab Emirates"]));
  await userEvent.keyboard("{Enter}");
  expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ code: "ae" });
  expect(input().value).toBe("United Arab Emirates");
});

test("finds by the dial code", async () => {
  render(<Kept />);
  await userEvent.type(input(), "+1");
  await waitFor(() => expect(offered()).toEqual(["Canada", "United States"]));
});

test("says when nothing is found", async () => {
  render(<Kept />);
  await userEvent.type(input(), "atlantis");
  expect(await screen.findByText("No such country")).toBeDefined();
});

test("shows the whole list on demand, and Escape puts it away", async () => {
  render(<Kept />);
  await userEvent.click(screen.getByRole("button", { name: "Show countries" }));
  await waitFor(() => expect(offered()).toHaveLength(someCountries.length));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(offered()).toEqual([]));
});

test("inline, the list is there without asking", async () => {
  const onValueChange = vi.fn();
  render(<Kept inline onValueChange={onValueChange} />);
  expect(offered()).toHaveLength(someCountries.length);
  await userEvent.click(screen.getByRole("option", { name: "Nepal" }));
  expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ code: "np" });
});

test("an error belongs to the field", () => {
  render(<Combobox {...props} error="Choose a country" />);
  expect(screen.getByRole("combobox", { description: "Choose a country" }).getAttribute("aria-invalid")).toBe(
    "true",
  );
});
