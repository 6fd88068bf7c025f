import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { ButtonLink } from "./button-link.tsx";

const meta = {
  component: ButtonLink,
  args: { href: "#package", children: "Book from ₹851" },
  parameters: {
    docs: usage({
      when: "To go somewhere, where it is the one thing to do on the screen.",
      not: "To do something without going anywhere (`Button`); inside a sentence (`Link`).",
      keys: LINK_KEYS,
    }),
    hi: { children: "₹851 से बुक करें" },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Line: Story = { args: { variant: "line", children: "How it works" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Not now" } };
export const Small: Story = { args: { size: "sm", variant: "line", children: "Change" } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const LongHindi: Story = {
  args: { lang: "hi", children: "अपने पूरे परिवार के नाम और गोत्र से संकल्प के साथ पूजा बुक करें" },
};
