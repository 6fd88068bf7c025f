import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { CardSkeleton } from "../card/index.ts";
import { ProductCard } from "./product-card.tsx";

const meta = {
  component: ProductCard,
  args: {
    href: "#product",
    title: "Five-faced rudraksha mala",
    image: { name: "deity-shiva", alt: "A trident in a mandala of petals" },
    eyebrow: "Rudraksha",
    material: "108 beads, 8 mm, from Nepal",
    rating: { value: 4.4, shown: "4.4", count: "62", label: "4.4 out of 5, 62 reviews" },
    delivery: "In stock, with you by 28 November",
    price: "₹1,100",
    note: "incl. taxes",
  },
  parameters: {
    hi: {
      title: "पंचमुखी रुद्राक्ष माला",
      eyebrow: "रुद्राक्ष",
      material: "108 मनके, 8 मिमी, नेपाल से",
      delivery: "उपलब्ध, 28 नवंबर तक आपके पास",
      note: "करों सहित",
    },
    docs: usage({
      when: "For a thing that is bought and sent, in lists and rails.",
      not: "For a stone: its weight and treatment come first, that is a `GemCard`. In the cart, where lines are compared.",
      keys: LINK_KEYS,
    }),
  },
  decorators: [(Story) => <div style={{ inlineSize: "min(100%, 278px)" }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const EarlierPrice: Story = { args: { earlier: { price: "₹1,400", label: "Earlier price" } } };
export const NotRated: Story = { args: { rating: undefined } };
export const Colours: Story = {
  args: { swatches: { colors: ["#800000", "#e07a1f", "#f3ede0"], label: "3 colours" } },
  parameters: { hi: { swatches: { colors: ["#800000", "#e07a1f", "#f3ede0"], label: "3 रंग" } } },
};
export const SoldOut: Story = { args: { soldOut: "Sold out, again from 12 December" } };
export const TitleAndPriceAlone: Story = {
  args: { eyebrow: undefined, material: undefined, rating: undefined, delivery: undefined, note: undefined },
};
export const PictureMissing: Story = { args: { image: { name: "lost", alt: "A mala" } } };
export const NoPicture: Story = { args: { image: undefined } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "काशी में एकादश ब्राह्मणों द्वारा अभिमंत्रित एक सौ आठ मनकों की पंचमुखी रुद्राक्ष माला",
    eyebrow: "रुद्राक्ष और जप मालाएँ",
    material: "नेपाल के रुद्राक्ष, 8 मिमी, रेशमी धागे में हाथ से गुँथे हुए",
    delivery: "उपलब्ध, शनिवार 28 नवंबर तक आपके घर",
    earlier: { price: "₹1,51,400", label: "पहले का मूल्य" },
    price: "₹1,51,100",
    note: "सभी करों और भारत के भीतर भेजने के व्यय सहित",
  },
};
export const Loading: Story = { render: () => <CardSkeleton ratio="1" lines={3} /> };
