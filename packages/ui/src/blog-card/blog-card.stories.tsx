import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { CardSkeleton } from "../card/index.ts";
import { BlogCard } from "./blog-card.tsx";

const meta = {
  component: BlogCard,
  args: {
    href: "#article",
    title: "What the lamps of Kartik stand for",
    image: { name: "offering-deep", alt: "A drawing of eleven lamps" },
    eyebrow: "Festivals",
    excerpt: "Why they are set afloat, who started it, and how to light one at home.",
    author: "Acharya Vidya Nath",
    published: "12 November, 6 minutes",
  },
  parameters: {
    hi: {
      title: "कार्तिक के दीप किसके प्रतीक हैं",
      eyebrow: "पर्व",
      excerpt: "वे जल पर क्यों छोड़े जाते हैं, यह किसने आरंभ किया, और घर पर कैसे जलाएँ।",
      author: "आचार्य विद्या नाथ",
      published: "12 नवंबर, 6 मिनट",
    },
    docs: usage({
      when: "For an article in a list or at the end of another one.",
      not: "For what can be booked or bought, even inside an article: say so with the card of that thing.",
      keys: LINK_KEYS,
    }),
  },
  decorators: [(Story) => <div style={{ inlineSize: "min(100%, 278px)" }}>{Story()}</div>],
} satisfies Meta<typeof BlogCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithoutAuthor: Story = { args: { author: undefined } };
export const TitleAlone: Story = { args: { author: undefined, excerpt: undefined, eyebrow: undefined } };
export const PictureMissing: Story = { args: { image: { name: "lost", alt: "A lamp" } } };
export const NoPicture: Story = { args: { image: undefined } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "कार्तिक मास में गंगा के घाटों पर प्रज्वलित किए जाने वाले दीपों का शास्त्रीय और लौकिक महत्त्व",
    eyebrow: "पर्व, व्रत और परंपराएँ",
    excerpt: "पुराणों में इसका क्या उल्लेख है, किस तिथि को कितने दीप जलाए जाते हैं, और घर पर इसे सरलता से कैसे किया जाए।",
    author: "आचार्य डॉ. विद्या नाथ त्रिपाठी, काशी हिन्दू विश्वविद्यालय",
    published: "12 नवंबर, पढ़ने में 6 मिनट",
  },
};
export const Loading: Story = { render: () => <CardSkeleton lines={2} /> };
