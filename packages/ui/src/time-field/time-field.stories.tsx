import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { TimeField } from "./time-field.tsx";

const meta = {
  component: TimeField,
  args: {
    label: "Time of birth",
    hint: "As it stands in the birth certificate",
    hourLabel: "Hour",
    minuteLabel: "Minute",
    halfLabel: "am or pm",
    halves: { am: "am", pm: "pm" },
    value: {},
    onValueChange: fn(),
    unknown: {
      label: "I don’t know",
      hint: "The chart then has no rising sign and no houses.",
      checked: false,
      onCheckedChange: fn(),
    },
  },
  parameters: {
    hi: {
      label: "जन्म समय",
      hint: "जैसा जन्म सर्टिफ़िकेट में लिखा है",
      hourLabel: "घंटा",
      minuteLabel: "मिनट",
      halfLabel: "पहर",
      halves: { am: "दोपहर से पहले", pm: "दोपहर के बाद" },
      unknown: {
        label: "मुझे समय ज्ञात नहीं है",
        hint: "तब कुंडली में लग्न और भाव नहीं दिखाए जाएँगे।",
        checked: false,
        onCheckedChange: fn(),
      },
    },
    docs: usage({
      when: "For a time that is on record, above all the time of birth; beside a `DateField`.",
      not: "For choosing among appointments: show those that are free, as `RadioCards`.",
      keys: {
        Tab: "Goes to hour, minute, half of the day and the box, one after the other",
        "↑ ↓, a digit": "Chooses, as in every list of the browser",
        Space: "On the box: says that the time is not known",
      },
    }),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const [checked, setChecked] = useState(args.unknown?.checked ?? false);
    const unknown = args.unknown && { ...args.unknown, checked, onCheckedChange: setChecked };
    return <TimeField {...args} value={value} onValueChange={setValue} {...(unknown && { unknown })} />;
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = { args: { value: { hour: 4, minute: 5, half: "am" } } };
export const Required: Story = { args: { unknown: undefined } };
export const NotKnown: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("combobox", { name: translateArgs(context).hourLabel })).toBeDisabled();
  },
};
export const WithError: Story = {
  args: { value: { hour: 4 }, error: "Choose the minute too, or say that you do not know the time" },
};
export const Disabled: Story = { args: { value: { hour: 4, minute: 5, half: "am" }, disabled: true } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "जिनकी कुंडली बनानी है उनका जन्म समय",
    hint: "जैसा अस्पताल के सर्टिफ़िकेट या परिवार की पत्रिका में लिखा है",
    hourLabel: "घंटा",
    minuteLabel: "मिनट",
    halfLabel: "पहर",
    halves: { am: "दोपहर से पहले", pm: "दोपहर के बाद" },
    unknown: {
      label: "मुझे ठीक-ठीक समय ज्ञात नहीं है",
      hint: "तब कुंडली में लग्न और भाव नहीं दिखाए जाएँगे, क्योंकि वे समय के बिना ज्ञात नहीं हो सकते।",
      checked: false,
      onCheckedChange: fn(),
    },
  },
};
