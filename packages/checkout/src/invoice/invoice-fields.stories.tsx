import type { Meta, StoryObj } from "@storybook/react-vite";
import { invoiceMessages as english } from "../messages-en/index.ts";
import { invoiceMessages as hindi } from "../messages-hi/index.ts";
import { InvoiceFields } from "./invoice-fields.tsx";

const meta: Meta<typeof InvoiceFields> = {
  title: "Checkout/InvoiceFields",
  component: InvoiceFields,
  args: {
    ...{ value: { name: "" }, errors: {}, messages: english, needsInvoiceAddress: false },
    onValueChange() {},
  },
  // Its parts have pictures of their own in ui.
  parameters: { baseline: false },
};
export default meta;
type Story = StoryObj<typeof InvoiceFields>;

export const Playground: Story = {};

export const FromFiftyThousand: Story = { args: { needsInvoiceAddress: true } };

const business = { gstin: "27AAPFU0939F1ZV", name: "Sharma & Sons" };

export const OfABusiness: Story = {
  args: { needsInvoiceAddress: true, value: { name: "Ramesh", business } },
};

export const ErrorsInHindi: Story = {
  args: {
    ...{
      needsInvoiceAddress: true,
      messages: hindi,
      value: { name: "", business: { gstin: "27", name: "" } },
    },
    errors: { gstin: true, business_name: true, name: true },
  },
};
