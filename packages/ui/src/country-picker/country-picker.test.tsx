import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { countries, findIn } from "./country-picker.fixture.ts";
import { CountryPicker, type CountryPickerProps } from "./country-picker.tsx";

const onValueChange = vi.fn();
const picker = (props: Partial<CountryPickerProps<string>> = {}) => (
  <CountryPicker
    find={findIn(countries)}
    value="in"
    onValueChange={onValueChange}
    label="Find a country"
    clearLabel="Clear"
    emptyText={(typed) => `No country matches ${typed}.`}
    {...props}
  />
);
const shown = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

describeComponent("CountryPicker", picker(), "picker");

test("shows flag, name and dial code, and marks the selected country", () => {
  render(picker());
  expect(shown()).toContain("🇳🇵Nepal+977");
  expect(screen.getByRole("button", { pressed: true, name: /India/ })).toBeDefined();
});

test("typing filters the list, and says when nothing matches", async () => {
  render(picker());
  await userEvent.type(screen.getByRole("searchbox"), "united");
  expect(shown()).toEqual(["🇬🇧United Kingdom+44", "🇺🇸United States+1"]);
  await userEvent.type(screen.getByRole("searchbox"), "x");
  expect(screen.getByRole("status").textContent).toBe("No country matches unitedx.");
});

test("reports the selection, and exposes the field for focusing", async () => {
  const search = createRef<HTMLInputElement>();
  render(picker({ search }));
  expect(search.current).toBe(screen.getByRole("searchbox"));
  await userEvent.click(screen.getByRole("button", { name: /Nepal/ }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("np");
});
