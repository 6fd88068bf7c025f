import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { clockTime, TimeField, type TimeParts } from "./index.ts";

const labels = {
  label: "Time of birth",
  hourLabel: "Hour",
  minuteLabel: "Minute",
  halfLabel: "Before or after noon",
  halves: { am: "am", pm: "pm" },
};

describeComponent("TimeField", <TimeField {...labels} value={{}} onValueChange={() => {}} />, "group");

const onValueChange = vi.fn();
function Controlled() {
  const [value, setValue] = useState<TimeParts>({});
  const [unknown, setUnknown] = useState(false);
  return (
    <TimeField
      {...labels}
      required
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(clockTime(next));
      }}
      unknown={{ label: "I don't know", checked: unknown, onCheckedChange: setUnknown }}
    />
  );
}
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });

test("a time is selected in three taps, and is empty before the third", async () => {
  render(<Controlled />);
  await userEvent.selectOptions(list("Hour"), "12");
  await userEvent.selectOptions(list("Minute"), "05");
  expect(onValueChange).toHaveBeenLastCalledWith(undefined);
  await userEvent.selectOptions(list("Before or after noon"), "am");
  expect(onValueChange).toHaveBeenLastCalledWith("00:05");
});

test("an unknown time needs no input, and can be entered after all", async () => {
  render(<Controlled />);
  await userEvent.selectOptions(list("Hour"), "4");
  await userEvent.click(screen.getByRole("checkbox", { name: "I don't know" }));
  expect(list("Hour").disabled).toBe(true);
  expect(list("Hour").value).toBe("");
  expect(list("Hour").getAttribute("aria-required")).toBe("false");
  await userEvent.click(screen.getByRole("checkbox", { name: "I don't know" }));
  expect(list("Hour").value).toBe("4");
});

test("marks each part when the whole is invalid", () => {
  render(<TimeField {...labels} error="Choose the whole time" value={{}} onValueChange={() => {}} />);
  expect(screen.getByRole("group", { description: "Choose the whole time" })).toBeDefined();
  expect(list("Minute").getAttribute("aria-invalid")).toBe("true");
});
