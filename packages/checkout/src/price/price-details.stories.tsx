import type { Meta, StoryObj } from "@storybook/react-vite";
import { price } from "../../test/price-fixture.ts";
import { priceMessages as english } from "../messages-en/index.ts";
import { priceMessages as hindi } from "../messages-hi/index.ts";
import { PriceDetails } from "./price-details.tsx";

const meta: Meta<typeof PriceDetails> = {
  title: "Checkout/PriceDetails",
  component: PriceDetails,
  args: { price, messages: english },
  // Its parts have pictures of their own in ui.
  parameters: { baseline: false },
};
export default meta;
type Story = StoryObj<typeof PriceDetails>;

export const Playground: Story = {};

export const Hindi: Story = { args: { messages: hindi } };

/** Nothing is taken off, so no line says so. */
export const WithoutCoupon: Story = {
  args: {
    price: { ...price, totals: { ...price.totals, discount: { ...price.totals.discount, amount: 0 } } },
  },
};
