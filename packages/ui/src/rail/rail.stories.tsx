import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { PujaCard, PujaCardSkeleton } from "../puja-card/index.ts";
import { Rail } from "./rail.tsx";

const pujas = [
  {
    picture: "puja-sri-suktam-homa-kolhapur",
    title: "Sri Suktam homa for Lakshmi",
    day: "Friday 27 November",
    place: "Mahalakshmi, Kolhapur",
  },
  {
    picture: "puja-chandi-path-vindhyavasini",
    title: "Chandi path and havan",
    day: "Saturday 28 November",
    place: "Vindhyavasini, Mirzapur",
  },
  {
    picture: "puja-aditya-hridayam-arasavalli",
    title: "Aditya Hridayam at sunrise",
    day: "Sunday 29 November",
    place: "Arasavalli Sun Temple",
  },
  {
    picture: "puja-vishnu-sahasranama-badrinath",
    title: "Vishnu Sahasranama archana",
    day: "Tuesday 1 December",
    place: "Joshimath",
  },
  {
    picture: "puja-pradosh-rudrabhishek-kashi",
    title: "Soma Pradosh Rudrabhishek",
    day: "Monday 7 December",
    place: "Kashi Vishwanath",
  },
  {
    picture: "puja-kumkum-archana-kolhapur",
    title: "Kanakadhara path",
    day: "Friday 11 December",
    place: "Padmavathi, Tiruchanur",
  },
];

const cards = pujas.map(({ picture, title, day, place }) => (
  <PujaCard
    key={title}
    href="#puja"
    title={title}
    image={{ name: picture, alt: "" }}
    eyebrow={day}
    place={place}
    proof={{ level: "temple_authorised", label: "Authorised by the temple" }}
    closing="closes Thu 8 pm"
    price="₹501"
    priceText="from ₹501"
  />
));

const meta = {
  component: Rail,
  args: {
    heading: "Upcoming pujas",
    seeAll: { href: "#all", label: "See all 32" },
    arrows: { back: "Earlier pujas", on: "Later pujas" },
    children: cards,
  },
  parameters: {
    docs: usage({
      when: "For a row of cards of which only some are worth the room: upcoming pujas on home.",
      not: "For a list one searches through: that is a grid with `Facets`.",
      keys: {
        Tab: "Goes from card to card, which scrolls the row; plain cards are scrolled with ← →",
        "Enter, Space": "On an arrow: scrolls by what is in view",
      },
    }),
    hi: {
      heading: "आने वाली पूजाएँ",
      seeAll: { href: "#all", label: "सभी 32 देखें" },
      arrows: { back: "पहले की पूजाएँ", on: "आगे की पूजाएँ" },
    },
  },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Four: Story = { args: { children: cards.slice(0, 4) } };
/** Without cards there is no heading and no link to the full list. */
export const Nothing: Story = { args: { children: [] } };
export const One: Story = { args: { children: cards.slice(0, 1), seeAll: undefined } };
export const Loading: Story = {
  args: { loading: true, children: cards.map((card) => <PujaCardSkeleton key={card.key} />) },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    heading: "कार्तिक मास में काशी, उज्जैन और ओंकारेश्वर के मंदिरों में होने वाली पूजाएँ",
    seeAll: { href: "#all", label: "सभी 32 देखें" },
  },
};
