// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { NameNumbersPage } from "./name-numbers-page.tsx";
import { nameNumbersText } from "./text.ts";

beforeEach(async () => {
  await nameNumbersText.load("en");
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <NameNumbersPage sold={{ packages: [], gst_pct: 18, refund_rule: "" }} />
    </VisitorProvider>,
  );
});
afterEach(cleanup);

const type = (value: string) => fireEvent.change(nameField(), { target: { value } });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const nameField = () => screen.getByRole("textbox", { name: "Name you use" });
const systemOf = (name: string) => within(screen.getByRole("region", { name }));

test("each letter has its value while one types, and the sums are those of the two systems", () => {
  type("Om");
  expect(
    systemOf("Chaldean")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["O 7", "M 4"]);
  expect(systemOf("Chaldean").getByText("11 → 2")).toBeDefined();
  expect(systemOf("Pythagorean").getByText("10 → 1")).toBeDefined();
});

test("a date of birth is compared with the name in use", () => {
  type("Priya Sharma");
  choose("Day", "29");
  choose("Month", "11");
  choose("Year", "1991");
  const birth = systemOf("Numbers of the date");
  expect(birth.getByText("Number 2, ruled by Chandra (Moon)")).toBeDefined();
  expect(birth.getByText("Number 6, ruled by Shukra (Venus)")).toBeDefined();
  expect(birth.getByText("Both are ruled by Chandra (Moon).")).toBeDefined();
});

test("a name in Devanagari offers its spellings, because each counts differently", () => {
  type("दीपा");
  expect(screen.queryByRole("region", { name: "Chaldean" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Deepa" }));
  expect(nameField()).toHaveProperty("value", "Deepa");
  expect(systemOf("Chaldean").getByRole("list", { name: "Letters of Deepa" })).toBeDefined();
});

test.each([
  ["P", "Type at least two letters"],
  ["Priya 7", "Use letters only: no digits or emoji"],
  ["राம", "Only English letters have numbers. Type the name in them."],
])("for %s the field says: %s", (typed, message) => {
  type(typed);
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.queryByRole("region", { name: "Chaldean" })).toBeNull();
});
