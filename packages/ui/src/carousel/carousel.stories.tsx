import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { ButtonLink } from "../button-link/index.ts";
import { Hero } from "../hero/index.ts";
import { Carousel } from "./carousel.tsx";

interface Slide {
  picture: string;
  day: string;
  title: string;
  text: string;
  book: string;
}

const hero = ({ picture, day, title, text, book }: Slide) => (
  <Hero
    key={picture}
    image={{ name: picture, alt: "" }}
    eyebrow={day}
    title={title}
    actions={<ButtonLink href="#book">{book}</ButtonLink>}
  >
    <p>{text}</p>
  </Hero>
);
const heroes = (slides: readonly Slide[]) => slides.map(hero);

const english = heroes([
  {
    picture: "puja-pradosh-rudrabhishek-kashi",
    day: "Monday 23 November, Trayodashi",
    title: "Soma Pradosh Rudrabhishek",
    text: "At dusk, by priests of the temple trust.",
    book: "Book from ₹851",
  },
  {
    picture: "puja-sri-suktam-homa-kolhapur",
    day: "Friday 27 November, Dwitiya",
    title: "Sri Suktam homa for Lakshmi",
    text: "Fifteen verses, each with an offering of ghee.",
    book: "Book from ₹501",
  },
  {
    picture: "puja-aditya-hridayam-arasavalli",
    day: "Sunday 29 November, Chaturthi",
    title: "Aditya Hridayam at sunrise",
    text: "Read as the sun comes over the temple's tank.",
    book: "Book from ₹351",
  },
]);

const shiva = {
  picture: "puja-pradosh-rudrabhishek-kashi",
  day: "सोमवार 23 नवंबर, त्रयोदशी",
  title: "सोम प्रदोष रुद्राभिषेक",
  text: "गोधूलि में मंदिर न्यास के पुरोहितों द्वारा।",
  book: "₹851 से बुक करें",
};
const others = [
  {
    picture: "puja-sri-suktam-homa-kolhapur",
    day: "शुक्रवार 27 नवंबर, द्वितीया",
    title: "लक्ष्मी जी के लिए श्री सूक्त हवन",
    text: "पंद्रह ऋचाएँ, हर एक पर घी की आहुति।",
    book: "₹501 से बुक करें",
  },
  {
    picture: "puja-aditya-hridayam-arasavalli",
    day: "रविवार 29 नवंबर, चतुर्थी",
    title: "सूर्योदय पर आदित्य हृदय",
    text: "मंदिर के सरोवर पर सूर्य उगते ही पाठ होता है।",
    book: "₹351 से बुक करें",
  },
];
const hindi = heroes([shiva, ...others]);
const longHindi = heroes([
  {
    ...shiva,
    title: "कार्तिक शुक्ल त्रयोदशी, सोम प्रदोष पर काशी विश्वनाथ में एकादश ब्राह्मणों द्वारा रुद्राभिषेक",
  },
  ...others,
]);

const meta = {
  component: Carousel,
  args: {
    label: "Highlights",
    arrows: { back: "Previous", on: "Next" },
    placeLabel: (place, count) => `${place} of ${count}`,
    children: english,
  },
  parameters: {
    docs: usage({
      when: "For two or three things that each deserve the whole width: what a page opens with.",
      not: "For more than a handful (`Rail`); for what must be seen, since most see the first alone.",
      keys: {
        Tab: "Goes through what is in the slides, which brings the next one into view",
        "Enter, Space": "On an arrow: goes on or back by one",
      },
    }),
    hi: {
      label: "विशेष",
      arrows: { back: "पिछली", on: "अगली" },
      placeLabel: (place: number, count: number) => `${count} में से ${place}`,
      children: hindi,
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without slides there are no arrows. */
export const Nothing: Story = { args: { children: [] } };
export const GoesOn: Story = {
  play: async (context) => {
    const { arrows, placeLabel, children } = translateArgs(context);
    const count = (children as readonly unknown[]).length;
    const arrow = (name: string) => context.canvas.getByRole("button", { name });
    await userEvent.click(arrow(arrows.on));
    await waitFor(() => expect(context.canvas.getByText(placeLabel(2, count))).toBeVisible());
    await expect(arrow(arrows.back)).toHaveAttribute("aria-disabled", "false");
  },
};
export const One: Story = { args: { children: english.slice(0, 1) } };
export const Wide: Story = { globals: { viewport: { value: "desktop" } } };
export const PictureMissing: Story = {
  args: { children: [<Hero key="lost" title="Soma Pradosh Rudrabhishek" />, ...english.slice(1)] },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "विशेष",
    arrows: { back: "पिछली", on: "अगली" },
    placeLabel: (place, count) => `${count} में से ${place}`,
    children: longHindi,
  },
};
