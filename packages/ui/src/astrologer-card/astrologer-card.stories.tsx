import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { Button } from "../button/index.ts";
import { AstrologerCard } from "./astrologer-card.tsx";
import { AstrologerCardSkeleton } from "./astrologer-card-skeleton.tsx";

const notify = fn();

const meta = {
  component: AstrologerCard,
  args: {
    href: "#astrologer",
    title: "Meenakshi Sundaram",
    image: { name: "deity-saraswati", alt: "A veena in a mandala of petals" },
    verified: "Identity and skill checked in March 2026",
    status: { state: "online", label: "Online" },
    skills: "Vedic, Vastu, numerology",
    languages: "Tamil, English, Hindi; 14 years",
    rating: { value: 4.8, shown: "4.8", count: "312", label: "4.8 out of 5, 312 reviews" },
    price: "₹25",
    note: "a minute",
    actions: (
      <Button size="sm" variant="line">
        Chat
      </Button>
    ),
  },
  parameters: {
    hi: {
      title: "मीनाक्षी सुंदरम",
      verified: "पहचान और कौशल की जाँच मार्च 2026 में हुई",
      status: { state: "online", label: "ऑनलाइन" },
      skills: "वैदिक, वास्तु, अंक ज्योतिष",
      languages: "तमिल, अंग्रेज़ी, हिन्दी; 14 वर्ष",
      note: "प्रति मिनट",
      actions: (
        <Button size="sm" variant="line">
          बातचीत करें
        </Button>
      ),
    },
    docs: usage({
      when: "To choose somebody to ask: who is there now, what they know, what a minute costs.",
      not: "For the peer of a conversation that is under way.",
      keys: { ...LINK_KEYS, "Enter, Space": "On an action: does it, without opening the profile" },
    }),
  },
  decorators: [(Story) => <div style={{ inlineSize: "min(100%, 320px)" }}>{Story()}</div>],
} satisfies Meta<typeof AstrologerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Busy: Story = { args: { status: { state: "busy", label: "Busy, about 12 minutes" } } };
export const Offline: Story = {
  args: { status: { state: "offline", label: "Back tomorrow at 9 am" }, actions: undefined },
};
export const NewHere: Story = { args: { rating: undefined, verified: undefined } };
export const EarlierPrice: Story = { args: { earlier: { price: "₹40", label: "Earlier price" } } };
export const PictureMissing: Story = { args: { image: { name: "lost", alt: "Portrait" } } };
export const NoPicture: Story = { args: { image: undefined } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "ज्योतिषाचार्य पंडित श्री विश्वनाथ प्रसाद त्रिपाठी शास्त्री",
    status: { state: "busy", label: "व्यस्त हैं, लगभग बारह मिनट में उपलब्ध होंगे" },
    skills: "वैदिक ज्योतिष, वास्तु शास्त्र, अंक ज्योतिष, मुहूर्त और कुंडली मिलान",
    languages: "हिन्दी, संस्कृत, भोजपुरी, अंग्रेज़ी; 32 वर्षों का अनुभव",
    verified: "पहचान और कौशल की जाँच मार्च 2026 में हुई",
    price: "₹1,125",
    note: "प्रति मिनट, करों सहित",
    actions: (
      <Button size="sm" variant="line">
        बातचीत आरंभ करें
      </Button>
    ),
  },
};
export const Loading: Story = { render: () => <AstrologerCardSkeleton /> };

/** The link covers the card; the direct actions are above it. */
export const ActionAboveTheLink: Story = {
  args: {
    actions: (
      <Button size="sm" variant="line" onClick={notify}>
        Notify me
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(notify).toHaveBeenCalled();
  },
};
