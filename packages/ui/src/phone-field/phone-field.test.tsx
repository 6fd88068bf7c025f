import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { someCountries } from "./phone-field.fixture.ts";
import { PhoneField, type PhoneValue } from "./phone-field.tsx";

const words = { label: "Mobile number", dialCodeLabel: "Country code", countries: someCountries };
const india: PhoneValue = { dialCode: "91", number: "" };

describeComponent("PhoneField", <PhoneField {...words} value={india} onValueChange={() => {}} />, "number");

function Kept({
  onValueChange,
  from = india,
}: {
  onValueChange: (value: PhoneValue) => void;
  from?: PhoneValue;
}) {
  const [value, setValue] = useState(from);
  return (
    <PhoneField
      {...words}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

test("hands on the number as it was typed", async () => {
  const onValueChange = vi.fn();
  render(<Kept onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Mobile number" }), "98200 12345");
  expect(onValueChange).toHaveBeenLastCalledWith({ dialCode: "91", number: "98200 12345" });
});

test("changes the country and keeps the number", async () => {
  const onValueChange = vi.fn();
  render(<Kept onValueChange={onValueChange} from={{ dialCode: "91", number: "123" }} />);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country code" }), "np");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ dialCode: "977", number: "123", country: "np" });
});

test("remembers which of two countries with one code was meant", async () => {
  render(<Kept onValueChange={() => {}} />);
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Country code" });
  await userEvent.selectOptions(list, "us");
  expect(list.value).toBe("us");
});

test("shows a code that no listed country has", () => {
  render(<PhoneField {...words} countries={[]} value={india} onValueChange={() => {}} />);
  expect(screen.getByRole("option", { name: "+91" })).toBeDefined();
});
