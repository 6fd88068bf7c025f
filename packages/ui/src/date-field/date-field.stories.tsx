import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { usage } from "../../foundations/usage.ts";
import { DateField } from "./date-field.tsx";

const meta = {
  component: DateField,
  args: {
    label: "Date of birth",
    dayLabel: "Day",
    monthLabel: "Month",
    yearLabel: "Year",
    locale: "en",
    years: [1920, 2026],
    value: {},
    onValueChange: fn(),
  },
  parameters: {
    docs: usage({
      when: "For a day far away or far back: a birthday.",
      not: "For choosing among offered days: show those, as `RadioCards` or links.",
      keys: {
        Tab: "Goes to day, month and year",
        "↑ ↓, a digit, a letter": "Chooses, as in every list of the browser",
      },
    }),
    hi: { label: "जन्म तारीख", dayLabel: "दिन", monthLabel: "महीना", yearLabel: "वर्ष", locale: "hi" },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <DateField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = { args: { value: { day: 27, month: 9, year: 1988 } } };
export const Optional: Story = { args: { labelAside: "optional", hint: "Used for the nakshatra alone" } };
export const WithError: Story = { args: { value: { day: 27 }, error: "Choose the month and the year too" } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    locale: "hi",
    label: "जिनके निमित्त पूजा है उनकी जन्म तारीख",
    dayLabel: "दिन",
    monthLabel: "महीना",
    yearLabel: "वर्ष",
    value: { day: 27, month: 9, year: 1988 },
  },
};
