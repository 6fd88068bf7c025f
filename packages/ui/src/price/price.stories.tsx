import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { translate } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { Price } from "./price.tsx";
import { PriceText } from "./price-text.tsx";

const meta = {
  component: Price,
  args: { price: "₹1,51,000", note: "incl. taxes" },
  parameters: {
    docs: usage({
      when: "For an amount that is formatted already, with what it holds.",
      not: "For a total and its parts (`PriceSplit`). Never strike through what was never asked.",
    }),
    hi: { note: "करों सहित" },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Large: Story = { args: { size: "lg" } };
export const WithEarlierPrice: Story = {
  args: { price: "₹851", earlier: { price: "₹1,101", label: "Earlier price" } },
};
export const AmountAlone: Story = { args: { price: "EUR 12", note: undefined } };
export const InWords: Story = {
  render: (_, context) => <PriceText text={translate("from ₹501", context)} price="₹501" />,
};
export const InHindiText: Story = { render: () => <PriceText text="₹501 से" price="₹501" lang="hi" /> };
export const LongWords: Story = {
  globals: { textSize: "200" },
  render: () => <PriceText text="एक परिवार के लिए ₹12,51,001 से आरंभ, करों सहित" price="₹12,51,001" lang="hi" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // The amount itself never wraps.
    await expect(canvas.getByText("₹12,51,001").getClientRects()).toHaveLength(1);
  },
};
export const LongHindi: Story = {
  args: { note: "सभी कर, सेवा शुल्क और भारत के भीतर प्रसाद भेजने का व्यय शामिल", lang: "hi" },
};
