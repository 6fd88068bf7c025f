import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { usage } from "../../foundations/usage.ts";
import { PhoneField } from "./phone-field.tsx";

const meta = {
  component: PhoneField,
  args: {
    label: "Mobile number",
    dialCodeLabel: "Country code +91",
    flag: "🇮🇳",
    value: { dialCode: "91", number: "" },
    onNumberChange: fn(),
    onDialCodePress: fn(),
  },
  parameters: {
    docs: usage({
      when: "For a number with its country. The number is reported as typed: the app validates it.",
      not: "For other numbers (`TextField` with `inputMode`).",
      keys: {
        Tab: "Goes to the dial code, then to the number",
        "Enter, Space": "On the dial code: shows the countries",
      },
    }),
    hi: { label: "मोबाइल नंबर", dialCodeLabel: "देश का कोड +91" },
  },
  render: function Controlled(args) {
    const [number, setNumber] = useState(args.value.number);
    return <PhoneField {...args} value={{ ...args.value, number }} onNumberChange={setNumber} />;
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Filled: Story = { args: { value: { dialCode: "91", number: "98200 12345" } } };
export const Abroad: Story = {
  args: {
    flag: "🇺🇸",
    dialCodeLabel: "Country code +1",
    value: { dialCode: "1", number: "(415) 555-0132" },
  },
};
export const WithHint: Story = { args: { hint: "For the code and for news of your puja", required: true } };
export const WithError: Story = {
  args: {
    value: { dialCode: "91", number: "5820012345" },
    error: "Indian mobile numbers start with 6, 7, 8 or 9",
  },
};
export const Disabled: Story = { args: { value: { dialCode: "91", number: "98200 12345" }, disabled: true } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "मोबाइल नंबर जिस पर पूजा की सूचना और वीडियो भेजा जाए",
    error: "भारतीय मोबाइल नंबर 6, 7, 8 या 9 से आरंभ होते हैं और उनमें दस अंक होते हैं",
  },
};
