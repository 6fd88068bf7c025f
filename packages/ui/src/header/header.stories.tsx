import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { Header, type HeaderTool } from "./header.tsx";

const panels: HeaderTool[] = [
  { kind: "search", href: "?panel=search", label: "Search" },
  { kind: "locale", href: "?panel=locale", label: "Country and language" },
  { kind: "account", href: "?panel=account", label: "Account" },
];
const withCart = (count: number): HeaderTool[] => [
  ...panels,
  { kind: "cart", href: "?panel=cart", label: `Cart, ${count} items`, count },
];

const meta = {
  component: Header,
  args: {
    home: { href: "#", name: "Aradhana" },
    skip: { href: "#content", label: "Skip to content" },
    navLabel: "Main",
    nav: [
      { href: "#pujas", label: "Pujas" },
      { href: "#chadhava", label: "Chadhava" },
      { href: "#astrology", label: "Astrology" },
      { href: "#gemstones", label: "Gemstones" },
      { href: "#store", label: "Store" },
    ],
    tools: withCart(2),
  },
  parameters: {
    docs: usage({
      when: "Once, over every page.",
      not: "Inside a frame of a partner, which has a header of its own.",
      keys: LINK_KEYS,
    }),
    layout: "fullscreen",
    hi: {
      home: { href: "#", name: "आराधना" },
      nav: [
        { href: "#pujas", label: "पूजा" },
        { href: "#chadhava", label: "चढ़ावा" },
        { href: "#astrology", label: "ज्योतिष" },
        { href: "#gemstones", label: "रत्न" },
        { href: "#store", label: "भंडार" },
      ],
    },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const InAPlace: Story = {
  args: { nav: meta.args.nav.map((place, n) => ({ ...place, current: n === 0 })) },
};
export const WithoutCart: Story = { args: { tools: panels } };
export const FullCart: Story = { args: { tools: withCart(120) } };
export const Wide: Story = { globals: { viewport: { value: "desktop" } } };
export const LongHindi: Story = { globals: { language: "hi" } };
