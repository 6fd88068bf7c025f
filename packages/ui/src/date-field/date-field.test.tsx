import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { DateField, type DateParts } from "./date-field.tsx";

const labels = {
  label: "Date of birth",
  dayLabel: "Day",
  monthLabel: "Month",
  yearLabel: "Year",
  locale: "en",
  years: [1920, 2026] as const,
};

describeComponent("DateField", <DateField {...labels} value={{}} onValueChange={() => {}} />, "group");

const onValueChange = vi.fn();
function Controlled({ from }: { from: DateParts }) {
  const [value, setValue] = useState(from);
  const keep = (next: DateParts) => {
    setValue(next);
    onValueChange(next);
  };
  return <DateField {...labels} value={value} onValueChange={keep} />;
}
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });

test("a date is selected in three taps, the month by its name", async () => {
  render(<Controlled from={{}} />);
  await userEvent.selectOptions(list("Day"), "29");
  await userEvent.selectOptions(list("Month"), "February");
  await userEvent.selectOptions(list("Year"), "1988");
  expect(onValueChange).toHaveBeenLastCalledWith({ day: 29, month: 2, year: 1988 });
});

test("keeps a day that the new month does not have", async () => {
  render(<Controlled from={{ day: 31, month: 3, year: 1990 }} />);
  await userEvent.selectOptions(list("Month"), "April");
  expect(onValueChange).toHaveBeenLastCalledWith({ day: 31, month: 4, year: 1990 });
  expect(list("Day").value).toBe("31");
  await userEvent.selectOptions(list("Day"), "30");
  expect([...list("Day").options].at(-1)?.value).toBe("30");
});

test("offers only existing days", () => {
  render(<Controlled from={{ month: 2, year: 2025 }} />);
  expect([...list("Day").options].at(-1)?.value).toBe("28");
});

test("names the months in the user's language", () => {
  render(<DateField {...labels} locale="hi" value={{ month: 8 }} onValueChange={() => {}} />);
  expect(list("Month").selectedOptions[0]?.textContent).toBe("अगस्त");
});

const wrong = () =>
  ["Day", "Month", "Year"].filter((name) => list(name).getAttribute("aria-invalid") === "true");

test.each<[DateParts, string[]]>([
  [{}, ["Day", "Month", "Year"]],
  [{ day: 7, month: 3, year: 2031 }, ["Day", "Month", "Year"]],
  [{ day: 7, month: 3 }, ["Year"]],
])("with an error, %j marks %j", (value, marked) => {
  render(<DateField {...labels} error="Choose the whole date" value={value} onValueChange={() => {}} />);
  expect(screen.getByRole("group", { description: "Choose the whole date" })).toBeDefined();
  expect(wrong()).toEqual(marked);
});
