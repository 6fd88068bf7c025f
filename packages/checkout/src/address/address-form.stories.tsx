import { emptyAddress } from "@aradhana/core/checkout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { addressMessages as english } from "../messages-en/index.ts";
import { addressMessages as hindi } from "../messages-hi/index.ts";
import { AddressForm } from "./address-form.tsx";

const meta: Meta<typeof AddressForm> = {
  title: "Checkout/AddressForm",
  component: AddressForm,
  args: {
    ...{ api: undefined, value: emptyAddress("in"), errors: {}, messages: english, onValueChange() {} },
    countries: [
      { short_name: "in", name: "India" },
      { short_name: "us", name: "United States" },
    ],
  },
  // Its parts have pictures of their own in ui.
  parameters: { baseline: false },
};
export default meta;
type Story = StoryObj<typeof AddressForm>;

export const Playground: Story = {};

export const WithErrors: Story = {
  args: { errors: { postcode: "required", line1: "required", city: "required", state: "required" } },
};

export const Abroad: Story = { args: { value: emptyAddress("us") } };

export const Hindi: Story = { args: { messages: hindi } };
