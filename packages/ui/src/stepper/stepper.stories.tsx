import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { Stepper } from "./stepper.tsx";

const meta = {
  component: Stepper,
  args: {
    label: "Lamps",
    decreaseLabel: "One lamp less",
    increaseLabel: "One lamp more",
    value: 0,
    max: 11,
    onValueChange: fn(),
  },
  parameters: {
    docs: usage({
      when: "For a small number that is changed by one: how many lamps.",
      not: "For a number one knows beforehand (`TextField` with `inputMode`).",
      keys: { Tab: "Goes to less, then to more", "Enter, Space": "One less, or one more" },
    }),
    hi: { label: "दीपक", decreaseLabel: "एक दीपक कम", increaseLabel: "एक दीपक और" },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Stepper {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async (context) => {
    const more = context.canvas.getByRole("button", { name: translateArgs(context).increaseLabel });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(context.canvas.getByRole("status")).toHaveTextContent("2");
  },
};
export const AtItsLeast: Story = { args: { value: 1, min: 1 } };
export const AtItsMost: Story = { args: { value: 11 } };
export const InWords: Story = { args: { value: 2, valueText: "2 lamps" } };
export const Disabled: Story = { args: { disabled: true, value: 1 } };
export const LongHindi: Story = {
  args: { lang: "hi", value: 108, max: 1008, valueText: "108 बिल्व पत्र" },
};
