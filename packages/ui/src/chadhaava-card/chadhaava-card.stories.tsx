import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { CardSkeleton } from "../card/index.ts";
import { ChadhaavaCard } from "./chadhaava-card.tsx";

const meta = {
  component: ChadhaavaCard,
  args: {
    href: "#chadhaava",
    title: "Deep daan on the ghats",
    image: {
      name: "chadhaava-ravivar-chadhaava-arasavalli",
      alt: "A drawing of Arasavalli at sunrise, a tray of offerings",
    },
    eyebrow: "Kartik Purnima, Tuesday 24 November",
    place: "Dashashwamedh Ghat, Varanasi",
    offered: "Lamps, flowers, incense",
    proofBy: "A recording by 10 pm",
    closing: "closes today 4 pm",
    price: "₹101",
    priceText: "from ₹101",
  },
  parameters: {
    hi: {
      title: "घाटों पर दीप दान",
      eyebrow: "कार्तिक पूर्णिमा, मंगलवार 24 नवंबर",
      place: "दशाश्वमेध घाट, वाराणसी",
      offered: "दीप, पुष्प, धूप",
      proofBy: "रात 10 बजे तक वीडियो",
      closing: "आज शाम 4 बजे तक",
      priceText: "₹101 से",
    },
    docs: usage({
      when: "For an offering at a temple, in lists and rails.",
      not: "For a puja with names and packages: that is a `PujaCard`. For the offerings one chooses between inside: those have a stepper.",
      keys: LINK_KEYS,
    }),
  },
  decorators: [(Story) => <div style={{ inlineSize: "min(100%, 278px)" }}>{Story()}</div>],
} satisfies Meta<typeof ChadhaavaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneOffering: Story = { args: { offered: "Bel leaves", priceText: "₹101" } };
export const TitleAndPriceAlone: Story = {
  args: { eyebrow: undefined, place: undefined, offered: undefined, proofBy: undefined, closing: undefined },
};
export const Abroad: Story = {
  args: { price: "$2", priceText: "from $2", closingMore: "India time, Thu 5:30 am where you are" },
};
export const Closed: Story = { args: { closed: "Over, next on 23 December" } };
export const PictureMissing: Story = { args: { image: { name: "lost", alt: "A sun" } } };
export const NoPicture: Story = { args: { image: undefined } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "कार्तिक पूर्णिमा पर काशी के चौरासी घाटों पर आपके परिवार के नाम से एक सौ आठ दीपों का दान",
    eyebrow: "कार्तिक शुक्ल पूर्णिमा, मंगलवार 24 नवंबर",
    place: "श्री दशाश्वमेध घाट, गंगा तट, वाराणसी, उत्तर प्रदेश",
    offered: "घी के दीप, कमल के पुष्प, धूप, बिल्व पत्र, पंचामृत और ऋतु के फल",
    proofBy: "उसी रात 10 बजे तक आपके नाम के उच्चारण का वीडियो",
    closing: "आज शाम 4 बजे तक",
    priceText: "₹101 से",
  },
};
export const Loading: Story = { render: () => <CardSkeleton lines={3} /> };
