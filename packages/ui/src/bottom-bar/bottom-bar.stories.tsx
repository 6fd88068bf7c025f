import type { Meta, StoryObj } from "@storybook/react-vite";
import { AstroIcon, ChadhavaIcon, HomeIcon, MenuIcon, PujaIcon } from "../icon/index.ts";
import { BottomBar } from "./bottom-bar.tsx";

const places = [
  { href: "#home", icon: HomeIcon },
  { href: "#puja", icon: PujaIcon },
  { href: "#chadhava", icon: ChadhavaIcon },
  { href: "#astro", icon: AstroIcon },
  { href: "#more", icon: MenuIcon },
];
const named = (labels: string[], current = 0) =>
  places.map((place, n) => ({ ...place, label: labels[n] ?? "", current: n === current }));

const english = ["Home", "Puja", "Chadhava", "Astro", "More"];

const meta = {
  component: BottomBar,
  args: { label: "Main places", entries: named(english) },
  parameters: {
    layout: "fullscreen",
    hi: { label: "मुख्य स्थान", entries: named(["मुखपृष्ठ", "पूजा", "चढ़ावा", "ज्योतिष", "और"]) },
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const InAPlace: Story = { args: { entries: named(english, 2) } };
export const NowhereOfThese: Story = { args: { entries: named(english, -1) } };
