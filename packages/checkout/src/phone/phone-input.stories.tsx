import type { Meta, StoryObj } from "@storybook/react-vite";
import { phoneMessages as english } from "../messages-en/index.ts";
import { phoneMessages as hindi } from "../messages-hi/index.ts";
import { PhoneInput } from "./phone-input.tsx";

const meta: Meta<typeof PhoneInput> = {
  title: "Checkout/PhoneInput",
  component: PhoneInput,
  args: {
    ...{ value: { dial_code: "91", number: "9876543210" }, country: "in", messages: english },
    ...{ onValueChange() {}, renderCountries: () => null },
  },
  // Its field has its own pictures in ui.
  parameters: { baseline: false },
};
export default meta;
type Story = StoryObj<typeof PhoneInput>;

export const Playground: Story = {};

export const Wrong: Story = { args: { value: { dial_code: "91", number: "12" }, reason: "first_digit" } };

export const Hindi: Story = { args: { messages: hindi } };
