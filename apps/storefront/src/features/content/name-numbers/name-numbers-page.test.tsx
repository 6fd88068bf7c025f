// @vitest-environment jsdom
import type { ServicePackages } from "@aradhana/core/services";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import recorded from "../../../../stories/answers/name-packages.en.json" with { type: "json" };
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { NameNumbersPage } from "./name-numbers-page.tsx";
import { nameNumbersText } from "./text.ts";

const sold = recorded.results as ServicePackages;

beforeEach(async () => {
  await nameNumbersText.load("en");
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <NameNumbersPage sold={sold} />
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
  ["Łukasz", "Only English letters have numbers. Type the name in them."],
  ["ØŁ", "Only English letters have numbers. Type the name in them."],
])("for %s the field says: %s", (typed, message) => {
  type(typed);
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.queryByRole("region", { name: "Chaldean" })).toBeNull();
});

const order = () => screen.queryByRole("button", { name: /^Order the report/ });
function born(day: string, month: string, year: string) {
  choose("Day", day);
  choose("Month", month);
  choose("Year", year);
}

test("a date that does not exist says so at once, has no numbers, and stays to be corrected", () => {
  type("Priya Sharma");
  born("31", "2", "1990");
  expect(screen.getByText("This date does not exist")).toBeDefined();
  expect(screen.queryByRole("region", { name: "Numbers of the date" })).toBeNull();
  expect(screen.getByRole("combobox", { name: "Day" })).toHaveProperty("value", "31");
  choose("Day", "28");
  expect(screen.queryByText("This date does not exist")).toBeNull();
  expect(systemOf("Numbers of the date")).toBeDefined();
});

test("a spelling that agrees with both numbers already has no report to order", async () => {
  type("Asha Verma");
  expect(order()).not.toBeNull();
  born("1", "1", "1990");
  expect(await screen.findByText(/^Your spelling already agrees with both numbers/)).toBeDefined();
  expect(order()).toBeNull();
});

test("with too few better spellings the number is said, and what would find enough", async () => {
  type("Raj Kumar Yadav");
  born("6", "6", "1966");
  expect(await screen.findByText(/^Only two other spellings/)).toBeDefined();
  expect(screen.getByText(/^If two letters may change/)).toBeDefined();
  expect(order()).not.toBeNull();
});

test("with enough of them their number is said before the order", async () => {
  type("Priya Sharma");
  born("4", "1", "1988");
  expect(await screen.findByText(/^3 spellings that sound the same/)).toBeDefined();
  expect(order()).not.toBeNull();
});
