import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
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
    docs: {
      ...usage({
        when: "Once, as the last thing on every page: five places at most, within reach of a thumb.",
        not: "For actions of one screen; on wide screens, where the header has the places.",
        keys: LINK_KEYS,
      }),
      // As wide as a phone (.storybook/preview.css): desktops have no such bar.
      story: { inline: false, iframeHeight: 96 },
    },
    layout: "fullscreen",
    hi: { label: "मुख्य स्थान", entries: named(["होम", "पूजा", "चढ़ावा", "ज्योतिष", "और"]) },
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without entries there is no bar. */
export const Nothing: Story = { args: { entries: [] } };
export const One: Story = { args: { entries: named(english).slice(0, 1) } };
export const InAPlace: Story = { args: { entries: named(english, 2) } };
export const NowhereOfThese: Story = { args: { entries: named(english, -1) } };

export const LargeText: Story = {
  globals: { textSize: "200" },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole("navigation");
    const probe = canvasElement.appendChild(document.createElement("div"));
    probe.style.blockSize = "var(--bottom-bar)";
    await expect(bar.offsetHeight, "as high as its token says").toBe(probe.offsetHeight);
    probe.remove();
    for (const place of canvas.getAllByRole("link")) {
      await expect(place.scrollWidth, place.textContent).toBeLessThanOrEqual(place.clientWidth);
      await expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().bottom,
      );
      await expect(place.scrollHeight, "one line").toBeLessThan(60);
    }
  },
};
export const LongHindi: Story = { globals: { language: "hi" } };
