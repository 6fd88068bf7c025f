import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../foundations/usage.ts";
import { Tabs } from "./tabs.tsx";

const items = [
  {
    id: "north",
    label: "North Indian",
    content: "The rising sign stands at the top, and the houses stay in place.",
  },
  { id: "south", label: "South Indian", content: "The signs stay in place, and the rising one is marked." },
  { id: "east", label: "East Indian", content: "A wheel of triangles, read against the clock." },
];

const meta = {
  component: Tabs,
  args: { label: "Style of the chart", items, onValueChange: fn() },
  parameters: {
    hi: {
      label: "कुंडली की शैली",
      items: [
        { id: "north", label: "उत्तर भारतीय", content: "लग्न ऊपर रहता है और भाव अपने स्थान पर।" },
        { id: "south", label: "दक्षिण भारतीय", content: "राशियाँ अपने स्थान पर रहती हैं, लग्न चिह्नित होता है।" },
        { id: "east", label: "पूर्वी भारतीय", content: "त्रिभुजों का चक्र, वामावर्त पढ़ा जाता है।" },
      ],
    },
    docs: usage({
      when: "For parts of equal rank that nobody needs side by side: two ways to draw one chart.",
      not: "For steps, which follow each other (`Steps`). For text one may want to search or print (`Accordion`). For pages: those are links.",
      keys: {
        Tab: "Goes to the tab of the part in view, then into the part",
        "← →": "Shows the part before or after, around the ends; follows the direction of the line",
        "Home, End": "Shows the first or the last part",
      },
    }),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without tabs nothing is rendered. */
export const Nothing: Story = { args: { items: [] } };
export const TheSecond: Story = { args: { defaultValue: "south" } };
export const One: Story = { args: { items: items.slice(0, 1) } };
export const OneDisabled: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.id === "south" })) },
};
export const MoreThanFit: Story = {
  args: {
    items: ["Birth", "Moon", "Navamsa", "Dashamsa", "Saptamsa", "Dwadasamsa", "Trimsamsa"].map((name) => ({
      id: name,
      label: name,
      content: "The signs stay in place, and the rising one is marked.",
    })),
  },
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole("tab");
    first?.focus();
    await userEvent.keyboard("{End}");
    const last = others.at(-1) as HTMLElement;
    await expect(last).toHaveFocus();
    // Text widths are fractional, and a row scrolls by whole pixels.
    await expect(Math.floor(last.getBoundingClientRect().right)).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** Arrow keys follow the direction of a page that was switched after rendering. */
export const RightToLeft: Story = {
  globals: { language: "rtl" },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("tab");
    first?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute("aria-selected", "true");
  },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "कुंडली की शैली",
    items: [
      {
        id: "north",
        label: "उत्तर भारतीय शैली में जन्म कुंडली",
        content: "इस शैली में लग्न सदा ऊपर के भाव में रहता है, और राशियों के अंक भावों में लिखे जाते हैं।",
      },
      { id: "south", label: "दक्षिण भारतीय शैली में जन्म कुंडली", content: "राशियाँ अपने स्थान पर रहती हैं।" },
    ],
  },
};
