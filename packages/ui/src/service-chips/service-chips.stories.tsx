import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { ServiceChips } from "./service-chips.tsx";

const keys = [
  "puja",
  "chadhava",
  "astro-guru",
  "kundali",
  "gemstones",
  "abhimantrit",
  "name-correction",
  "reels",
];
const named = (labels: string[]) =>
  labels.map((label, n) => ({ key: keys[n] ?? label, href: `#${keys[n]}`, label }));

const meta = {
  component: ServiceChips,
  args: {
    label: "Services",
    services: named(["Pujas", "Chadhava", "Astro-guru", "Kundali", "Gemstones", "Store", "Name", "Reels"]),
  },
  parameters: {
    docs: usage({
      when: "On home: the services of the house, each with a sign and a word.",
      not: "As navigation of every page: that is the header and the bottom bar.",
      keys: LINK_KEYS,
    }),
    hi: {
      label: "सेवाएँ",
      services: named(["पूजा", "चढ़ावा", "ज्योतिषी", "कुंडली", "रत्न", "भंडार", "नाम सुधार", "रील"]),
    },
  },
} satisfies Meta<typeof ServiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without services nothing is rendered. */
export const Nothing: Story = { args: { services: [] } };
export const One: Story = { args: { services: meta.args.services.slice(0, 1) } };
export const Ten: Story = {
  args: {
    services: [
      ...meta.args.services,
      { key: "vip-puja", href: "#vip", label: "VIP puja" },
      { key: "blogs", href: "#blogs", label: "Blogs" },
    ],
  },
};
export const WithoutIcon: Story = {
  args: { services: [{ key: "panchang", href: "#panchang", label: "Panchang" }] },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "सेवाएँ",
    services: named(["विशेष पूजाएँ", "मंदिरों में चढ़ावा", "ज्योतिषाचार्यों से परामर्श", "जन्म कुंडली", "प्रमाणित रत्न"]),
  },
};
