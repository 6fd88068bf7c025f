import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { countries, labels, nowhere } from "./address-fields.fixture.ts";
import { AddressFields, type AddressFieldsProps } from "./address-fields.tsx";

const fields = (props: Partial<AddressFieldsProps> = {}) => (
  <AddressFields
    label="Where should we deliver prasad?"
    value={nowhere}
    onValueChange={() => {}}
    countries={countries}
    labels={labels}
    {...props}
  />
);
const typePostcode = (typed: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: /PIN code|Postcode/ }), { target: { value: typed } });

describeComponent("AddressFields", fields(), "address");

test.each([
  ["in", ["PIN code", "House and street", "Town or city", "State"]],
  ["us", ["Postcode", "House and street", "Town or city"]],
  ["ae", ["House and street", "Town or city"]],
])("an address in %s marks its required fields: %s", (country_code, needed) => {
  render(fields({ value: { ...nowhere, country_code } }));
  const marked = screen.getAllByRole<HTMLInputElement>("textbox").filter(({ required }) => required);
  expect(marked.map(({ labels }) => labels?.[0]?.firstChild?.textContent)).toEqual(needed);
});

test("abroad there is a region, no landmark and no district, and a note on customs", () => {
  render(fields({ value: { ...nowhere, country_code: "us" } }));
  expect(screen.getByRole("group", { description: labels.customs })).toBeDefined();
  expect(screen.queryByRole("textbox", { name: /Landmark|District/ })).toBeNull();
  expect(screen.getByRole("textbox", { name: "State or region (optional)" })).toBeDefined();
});

test("reports a PIN when it is complete, and only in India", () => {
  const onPin = vi.fn();
  const { rerender } = render(fields({ onPin }));
  for (const typed of ["22100", "021001", "2210011"]) typePostcode(typed);
  expect(onPin).not.toHaveBeenCalled();
  for (const typed of ["२२१००१", "221 002"]) typePostcode(typed);
  expect(onPin.mock.calls).toEqual([["221001"], ["221002"]]);
  rerender(fields({ onPin, value: { ...nowhere, country_code: "us" } }));
  typePostcode("941030");
  expect(onPin).toHaveBeenCalledTimes(2);
});

test("reports changed values, with the digits of every script as Latin ones", () => {
  const onValueChange = vi.fn();
  render(fields({ onValueChange }));
  typePostcode("२२१००१");
  expect(onValueChange).toHaveBeenLastCalledWith({ postcode: "221001" });
  fireEvent.change(screen.getByRole("combobox", { name: "Country" }), { target: { value: "np" } });
  expect(onValueChange).toHaveBeenLastCalledWith({ country_code: "np" });
  fireEvent.change(screen.getByRole("textbox", { name: "Town or city" }), { target: { value: "काशी" } });
  expect(onValueChange).toHaveBeenLastCalledWith({ city: "काशी" });
});

test("shows each error at its field", () => {
  render(fields({ errors: { line1: "Enter your house and street", state: undefined } }));
  const wrong = screen.getAllByRole("textbox").filter((field) => field.getAttribute("aria-invalid"));
  expect(wrong.map((field) => field.getAttribute("name"))).toEqual(["line1"]);
});

test("supports autofill as a shipping or a billing address", () => {
  const { rerender } = render(fields());
  const line1 = screen.getByRole<HTMLInputElement>("textbox", { name: "House and street" });
  expect(line1.autocomplete).toBe("shipping address-line1");
  rerender(fields({ section: "billing" }));
  expect(line1.autocomplete).toBe("billing address-line1");
});
