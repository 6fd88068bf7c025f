import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { TextField } from "../text-field/index.ts";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  component: Disclosure,
  args: {
    summary: "I have a coupon",
    children: <TextField label="Coupon" name="coupon" autoComplete="off" />,
  },
  parameters: {
    docs: usage({
      when: "For something that few need, in the middle of what all need: a coupon, the finer points of a birth.",
      not: "For several of equal rank (`Accordion`); for what must be read before one pays.",
      keys: {
        Tab: "Goes to the summary, and into what is open",
        "Enter, Space": "Opens or folds it",
      },
    }),
    hi: {
      summary: "मेरे पास कूपन है",
      children: <TextField label="कूपन" name="coupon" autoComplete="off" />,
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OpensAndFolds: Story = {
  play: async (context) => {
    const summary = context.canvas.getByText(translateArgs(context).summary as string);
    const field = context.canvas.getByRole("textbox", { hidden: true });
    await expect(field).not.toBeVisible();
    await userEvent.click(summary);
    await expect(field).toBeVisible();
    await userEvent.click(summary);
    await expect(field).not.toBeVisible();
  },
};
export const Open: Story = { args: { open: true } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    open: true,
    summary: "नक्षत्र, राशि, जन्म तारीख और नाम का उच्चारण जोड़ें, यदि आप चाहते हैं कि पुरोहित उन्हें बोलें",
    children: <TextField label="नाम का उच्चारण" name="pronounced" autoComplete="off" />,
  },
};
