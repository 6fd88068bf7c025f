import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { PhoneField, type PhoneFieldProps } from "./phone-field.tsx";

const props: PhoneFieldProps = {
  label: "Mobile number",
  dialCodeLabel: "Country code +91",
  flag: "🇮🇳",
  value: { dialCode: "91", number: "" },
  onNumberChange: () => {},
  onDialCodePress: () => {},
};

describeComponent("PhoneField", <PhoneField {...props} />, "number");

function Controlled({ onNumberChange }: Pick<PhoneFieldProps, "onNumberChange">) {
  const [number, setNumber] = useState("");
  return (
    <PhoneField
      {...props}
      value={{ ...props.value, number }}
      onNumberChange={(next) => {
        setNumber(next);
        onNumberChange(next);
      }}
    />
  );
}

test("reports the number as typed", async () => {
  const onNumberChange = vi.fn();
  render(<Controlled onNumberChange={onNumberChange} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Mobile number" }), "98200 12345");
  expect(onNumberChange).toHaveBeenLastCalledWith("98200 12345");
});

test("requests the country list when the dial code is pressed, and submits no form", async () => {
  const onDialCodePress = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <PhoneField {...props} onDialCodePress={onDialCodePress} />
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Country code +91" }));
  expect(onDialCodePress).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});
