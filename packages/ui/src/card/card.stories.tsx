import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { ClockIcon } from "../icon/index.ts";
import { Card } from "./card.tsx";
import { CardFact } from "./card-fact.tsx";
import { CardFooter } from "./card-footer.tsx";
import { CardLine } from "./card-line.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";
import { CardTag } from "./card-tag.tsx";

const meta = {
  component: Card,
  args: {
    href: "#thing",
    title: "Anna daan at the temple kitchen",
    image: {
      name: "puja-sri-suktam-homa-kolhapur",
      alt: "A drawing of Kolhapur at sunrise, a fire among lotuses",
    },
    eyebrow: "Every Thursday",
    foot: <CardFooter price="₹251" priceText="from ₹251" aside="any day" />,
    children: (
      <>
        <CardLine>A meal for eleven people, in your name</CardLine>
        <CardFact icon={ClockIcon}>A picture by the evening</CardFact>
      </>
    ),
  },
  parameters: {
    hi: { title: "मंदिर की रसोई में अन्न दान", eyebrow: "हर गुरुवार" },
    docs: usage({
      when: "To make a new kind of card: it gives the frame that puja, chadhava, product, gem, article and reel share.",
      not: "Where one of those is what you show: use `PujaCard` and its kin. Nor for a box without a link.",
      keys: LINK_KEYS,
    }),
  },
  decorators: [(Story) => <div style={{ inlineSize: "min(100%, 278px)" }}>{Story()}</div>],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Tagged: Story = { args: { mark: <CardTag>New</CardTag> } };
export const Square: Story = { args: { ratio: "1" } };
export const Upright: Story = { args: { ratio: "9 / 16" } };
export const TitleAlone: Story = { args: { eyebrow: undefined, foot: undefined, children: undefined } };
export const Closed: Story = {
  args: { closed: true, foot: <CardFooter price="₹251" closed="Over for this year" /> },
};
export const PictureMissing: Story = { args: { image: { name: "lost", alt: "A lotus" } } };
export const NoPicture: Story = { args: { image: undefined } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "श्री अन्नपूर्णा मंदिर की रसोई में एक सौ आठ श्रद्धालुओं के लिए आपके नाम से अन्न दान",
    eyebrow: "मार्गशीर्ष मास के प्रत्येक गुरुवार को",
    children: <CardLine>आपके और आपके परिवार के नाम तथा गोत्र के उच्चारण के साथ, चित्र उसी संध्या को</CardLine>,
    foot: <CardFooter price="₹1,51,000" priceText="₹1,51,000 से" aside="किसी भी दिन, संध्या आरती तक" />,
  },
};
export const Loading: Story = { render: () => <CardSkeleton /> };
