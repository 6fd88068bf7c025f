// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { AddressFields } from "./address-fields.tsx";
import { continueText } from "./text.ts";

const nowhere = { postcode: "", line1: "", line2: "", landmark: "", city: "", district: "", state: "" };

beforeAll(() => continueText.load("en"));
afterEach(cleanup);

test.each([
  ["in", ["PIN code", "House and street", "Town or city", "State"]],
  ["us", ["Postcode", "House and street", "Town or city"]],
  ["ae", ["House and street", "Town or city"]],
])("an address in %s marks what it refuses to be without: %s", (country_code, needed) => {
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <AddressFields address={{ ...nowhere, country_code }} errors={{}} onChange={() => {}} />
    </VisitorProvider>,
  );
  const marked = screen.getAllByRole<HTMLInputElement>("textbox").filter(({ required }) => required);
  expect(marked.map(({ labels }) => labels?.[0]?.firstChild?.textContent)).toEqual(needed);
});

test("a PIN may be written in Hindi digits", () => {
  const onChange = vi.fn();
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <AddressFields address={{ ...nowhere, country_code: "in" }} errors={{}} onChange={onChange} />
    </VisitorProvider>,
  );
  fireEvent.change(screen.getByRole("textbox", { name: "PIN code" }), { target: { value: "२२१००१" } });
  expect(onChange).toHaveBeenCalledWith({ postcode: "221001" });
});

test.each([
  ["in", "PIN code", "Enter the PIN code: six digits, the first 1 to 9"],
  ["us", "Postcode", "Enter the postcode"],
])("in %s a wrong %s is told in its own words", (country_code, name, words) => {
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <AddressFields address={{ ...nowhere, country_code }} errors={{ postcode: true }} onChange={() => {}} />
    </VisitorProvider>,
  );
  expect(screen.getByRole("textbox", { name, description: new RegExp(words) })).toBeDefined();
});
