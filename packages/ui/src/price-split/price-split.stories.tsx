import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { PriceSplit } from "./price-split.tsx";

const meta = {
  component: PriceSplit,
  args: {
    lines: [
      { label: "Ritual", amount: "₹681", note: "exempt from GST" },
      { label: "Aradhana's service", amount: "₹144" },
      { label: "GST 18 % on the service", amount: "₹26" },
    ],
    total: { label: "Total", amount: "₹851" },
  },
  parameters: {
    docs: usage({
      when: "Before one pays and on the order: each part of the total, and the total.",
      not: "For a single amount (`Price`).",
    }),
    hi: {
      lines: [
        { label: "अनुष्ठान", amount: "₹681", note: "GST से मुक्त" },
        { label: "आराधना की सेवा", amount: "₹144" },
        { label: "सेवा पर GST 18 %", amount: "₹26" },
      ],
      total: { label: "कुल", amount: "₹851" },
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof PriceSplit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const TotalAlone: Story = { args: { lines: [] } };
export const WithAddOnsAndCoupon: Story = {
  args: {
    lines: [
      { label: "Puja for four devotees", amount: "₹1,51,000" },
      { label: "Bilva leaves", amount: "₹202", note: "2 × ₹101" },
      { label: "Dakshina", amount: "₹51" },
      { label: "Coupon SHRAVAN", amount: "−₹250" },
      { label: "Prasad by post", amount: "₹0" },
    ],
    total: { label: "Total", amount: "₹1,51,003" },
  },
};
export const LongHindi: Story = {
  args: {
    lines: [
      {
        label: "सोम प्रदोष पर काशी विश्वनाथ मंदिर में चार भक्तों के लिए रुद्राभिषेक",
        amount: "₹1,101",
        note: "धार्मिक अनुष्ठान, GST से मुक्त",
      },
      { label: "सेवा शुल्क", amount: "₹180" },
    ],
    total: { label: "कुल योग", amount: "₹1,281" },
    lang: "hi",
  },
};
