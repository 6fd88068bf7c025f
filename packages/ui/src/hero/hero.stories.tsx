import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { ButtonLink } from "../button-link/index.ts";
import { Hero } from "./hero.tsx";

const meta = {
  component: Hero,
  args: {
    image: {
      name: "puja-pradosh-rudrabhishek-kashi",
      alt: "A drawing of Kashi at dusk, water running over the linga",
    },
    eyebrow: "Monday 23 November, Trayodashi",
    title: "Soma Pradosh Rudrabhishek at Kashi",
    children:
      "Performed at dusk by priests of the temple trust. Your name and gotra are spoken in the sankalp, and the recording opens at that very second.",
    actions: <ButtonLink href="#book">Book from ₹851</ButtonLink>,
    note: "Bookings close Monday at 2 pm, India time",
  },
  parameters: {
    docs: usage({
      when: "High on a page: what is coming up, with the one thing to do.",
      not: "Twice in one view; for one of many (a card).",
      keys: LINK_KEYS,
    }),
    hi: {
      image: { name: "puja-pradosh-rudrabhishek-kashi", alt: "साँझ में काशी का चित्र, शिवलिंग पर जलधारा" },
      eyebrow: "सोमवार 23 नवंबर, त्रयोदशी",
      title: "काशी में सोम प्रदोष रुद्राभिषेक",
      children:
        "गोधूलि में मंदिर न्यास के पुरोहितों द्वारा। संकल्प में आपका नाम और गोत्र बोला जाता है, और वीडियो ठीक उसी क्षण से खुलता है।",
      actions: <ButtonLink href="#book">₹851 से बुक करें</ButtonLink>,
      note: "बुकिंग सोमवार दोपहर 2 बजे तक, भारतीय समय",
    },
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithoutActions: Story = { args: { actions: undefined, note: undefined } };
export const PictureMissing: Story = { args: { image: undefined } };
export const Wide: Story = { globals: { viewport: { value: "desktop" } } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "कार्तिक शुक्ल त्रयोदशी, सोम प्रदोष पर काशी विश्वनाथ में एकादश ब्राह्मणों द्वारा रुद्राभिषेक",
  },
};
