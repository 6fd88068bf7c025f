import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { CardSkeleton } from "../card/index.ts";
import { GemCard } from "./gem-card.tsx";

const meta = {
  component: GemCard,
  args: {
    href: "#gem",
    title: "Yellow sapphire, 5.20 carat",
    image: { name: "deity-vishnu", alt: "A conch in a mandala of petals" },
    eyebrow: "One of a kind",
    weight: "5.20 ct, 5.71 ratti, 1.04 g",
    origin: "From Sri Lanka",
    treatment: "Not treated",
    lab: "IGI certificate",
    price: "₹94,000",
    perCarat: "₹18,077 per carat",
  },
  parameters: {
    hi: {
      title: "पीला नीलम, 5.20 कैरेट",
      eyebrow: "इकलौता",
      weight: "5.20 कैरेट, 5.71 रत्ती, 1.04 ग्राम",
      origin: "श्रीलंका से",
      treatment: "बिना ट्रीटमेंट का",
      lab: "IGI सर्टिफ़िकेट",
      perCarat: "₹18,077 प्रति कैरेट",
    },
    docs: usage({
      when: "For one stone in a list of stones. The treatment is always said, in plain words.",
      not: "For jewellery without a certified stone: that is a `ProductCard`.",
      keys: LINK_KEYS,
    }),
  },
  decorators: [(Story) => <div style={{ inlineSize: "min(100%, 278px)" }}>{Story()}</div>],
} satisfies Meta<typeof GemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Heated: Story = { args: { treatment: "Heated, which is usual and lasting" } };
export const WithoutCertificate: Story = { args: { lab: undefined } };
export const Sold: Story = { args: { sold: "Sold" } };
export const PictureMissing: Story = { args: { image: { name: "lost", alt: "A stone" } } };
export const NoPicture: Story = { args: { image: undefined } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "श्रीलंका का बिना ट्रीटमेंट का पीला नीलम, अंडाकार, पाँच दशमलव दो कैरेट",
    eyebrow: "इस तरह का इकलौता रत्न",
    weight: "5.20 कैरेट, 5.71 रत्ती (1 रत्ती = 0.9114 कैरेट), 1.04 ग्राम",
    origin: "रत्नपुर, श्रीलंका से",
    treatment: "गर्म किया हुआ, जो सामान्य और स्थायी है; कुछ भरा या रंगा नहीं गया",
    lab: "अंतरराष्ट्रीय रत्न संस्थान (IGI) का सर्टिफ़िकेट",
    price: "₹12,94,000",
    perCarat: "₹2,48,846 प्रति कैरेट",
  },
};
export const Loading: Story = { render: () => <CardSkeleton ratio="1" lines={4} /> };
