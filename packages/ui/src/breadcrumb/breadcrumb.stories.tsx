import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

const meta = {
  component: Breadcrumb,
  args: {
    label: "You are here",
    trail: [
      { href: "#home", label: "Home" },
      { href: "#pujas", label: "Pujas" },
    ],
    current: "Sri Suktam homa for Lakshmi",
  },
  parameters: {
    docs: usage({
      when: "On every page below the first level, so that visitors from a search engine know where they are.",
      not: "On home and on the steps of a purchase (`Steps`).",
      keys: LINK_KEYS,
    }),
    hi: {
      label: "आप यहाँ हैं",
      trail: [
        { href: "#home", label: "होम" },
        { href: "#pujas", label: "पूजाएँ" },
      ],
      current: "लक्ष्मी के लिए श्री सूक्त हवन",
    },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** On the home page there is no parent, and nothing is rendered. */
export const Nothing: Story = { args: { trail: [] } };
export const OneUp: Story = { args: { trail: meta.args.trail.slice(0, 1), current: "Pujas" } };
export const LongWay: Story = {
  args: {
    lang: "hi",
    trail: [
      { href: "#temples", label: "उत्तर प्रदेश के प्रसिद्ध मंदिर" },
      { href: "#kashi", label: "श्री काशी विश्वनाथ मंदिर, वाराणसी" },
    ],
    current: "सोम प्रदोष पर रुद्राभिषेक",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const ends = [...canvasElement.querySelectorAll("li")].map(
      (place) => place.getBoundingClientRect().right,
    );
    await expect(Math.max(...ends)).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    current: "सोम प्रदोष पर काशी विश्वनाथ में एकादश ब्राह्मणों द्वारा महामृत्युंजय जप और रुद्राभिषेक",
  },
};
