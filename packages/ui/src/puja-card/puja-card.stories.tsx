import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { PujaCard } from "./puja-card.tsx";
import { PujaCardSkeleton } from "./puja-card-skeleton.tsx";

const meta = {
  component: PujaCard,
  args: {
    href: "#puja",
    title: "Sri Suktam homa for Lakshmi",
    image: {
      name: "puja-sri-suktam-homa-kolhapur",
      alt: "A drawing of Kolhapur at sunrise, a fire among lotuses",
    },
    eyebrow: "Friday 27 November, Tritiya",
    place: "Mahalakshmi Temple, Kolhapur",
    proof: { level: "temple_authorised", label: "Authorised by the temple" },
    closing: "closes Thu 8 pm",
    price: "₹501",
    priceText: "from ₹501",
  },
  parameters: {
    docs: usage({
      when: "For a dated puja, and for a temple, in lists and rails.",
      not: "For an offering (`ChadhaavaCard`) or a thing (`ProductCard`).",
      keys: LINK_KEYS,
    }),
    hi: {
      title: "लक्ष्मी के लिए श्री सूक्त हवन",
      image: { name: "puja-sri-suktam-homa-kolhapur", alt: "सूर्योदय में कोल्हापुर का चित्र, कमलों के बीच अग्नि" },
      eyebrow: "शुक्रवार 27 नवंबर, तृतीया",
      place: "महालक्ष्मी मंदिर, कोल्हापुर",
      proof: { level: "temple_authorised", label: "मंदिर द्वारा अधिकृत" },
      closing: "गुरु रात 8 बजे तक",
      priceText: "₹501 से",
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "min(100%, 278px)" }}>{Story()}</div>],
} satisfies Meta<typeof PujaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const PriestOfTheTemple: Story = {
  args: { proof: { level: "priest_of_temple", label: "Priest of the temple" } },
};
export const IndependentPriest: Story = {
  args: { proof: { level: "independent_priest", label: "Independent priest" } },
};
export const Vip: Story = { args: { vip: "VIP", price: "₹5,100", priceText: "from ₹5,100" } };
export const Rated: Story = {
  args: { rating: { value: 4.6, shown: "4.6", count: "128", label: "4.6 out of 5, 128 reviews" } },
};
export const Abroad: Story = {
  args: {
    price: "$13",
    priceText: "from $13",
    closingMore: "India time, Thu 9:30 am where you are",
  },
};
export const Closed: Story = { args: { closed: "Closed, next on 4 December" } };
export const Offering: Story = {
  args: {
    title: "Deep daan on the ghats",
    image: {
      name: "puja-aditya-hridayam-arasavalli",
      alt: "A drawing of Arasavalli at sunrise, water poured to the Sun",
    },
    eyebrow: undefined,
    proof: undefined,
    place: "Dashashwamedh, Varanasi. Eleven lamps in your name at the evening aarti.",
    closing: "proof by 10 pm",
    price: "₹101",
    priceText: "from ₹101",
  },
};
export const PictureMissing: Story = { args: { image: { name: "lost", alt: "A lotus" } } };
export const NoPicture: Story = { args: { image: undefined } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    vip: "विशेष पूजा",
    title: "सोम प्रदोष पर काशी विश्वनाथ में एकादश ब्राह्मणों द्वारा महामृत्युंजय जप और रुद्राभिषेक",
    eyebrow: "सोमवार 23 नवंबर, कार्तिक शुक्ल त्रयोदशी",
    place: "श्री काशी विश्वनाथ मंदिर, वाराणसी, उत्तर प्रदेश",
    proof: { level: "temple_authorised", label: "मंदिर न्यास द्वारा लिखित रूप से अधिकृत" },
    closing: "सोमवार दोपहर 2 बजे तक",
    price: "₹1,51,000",
    priceText: "₹1,51,000 से",
  },
};
export const Loading: Story = { render: () => <PujaCardSkeleton /> };
