import { type PartnerTheme, partnerThemes } from "@aradhana/core/partner";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { usage } from "../../foundations/usage.ts";
import { Button } from "../button/index.ts";
import { PujaCard } from "../puja-card/index.ts";
import { TextField } from "../text-field/index.ts";
import { applyPartnerTheme } from "./index.ts";

const Sample = () => (
  <div style={{ display: "grid", gap: "var(--space-4)", maxInlineSize: 278 }}>
    <PujaCard
      href="#puja"
      title="Sri Suktam homa for Lakshmi"
      image={{
        name: "puja-sri-suktam-homa-kolhapur",
        alt: "A drawing of Kolhapur at sunrise, a fire among lotuses",
      }}
      eyebrow="Friday 27 November, Tritiya"
      place="Mahalakshmi Temple, Kolhapur"
      closing="closes Thu 8 pm"
      price="₹501"
      priceText="from ₹501"
    />
    <TextField label="Name" hint="As it is to be spoken" defaultValue="Asha" />
    <Button>Book from ₹501</Button>
    <Button variant="line">How it works</Button>
  </div>
);

const meta = {
  title: "Foundations/Partner themes",
  tags: ["!autodocs"],
  render: Sample,
  parameters: {
    docs: usage({
      when: "Once, around what a partner frames: five colours of theirs, replaced where they are unreadable.",
      not: "For dark and light, which follow the visitor's device.",
    }),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const warn = fn();

/** Shows the story in its own theme, and restores the page afterwards. */
const themed = (theme: PartnerTheme): Story => ({
  beforeEach: () => {
    warn.mockClear();
    applyPartnerTheme(document.documentElement, theme, warn);
    return () => applyPartnerTheme(document.documentElement, undefined, warn);
  },
  parameters: { ownTheme: true },
});

export const OrangeAndGreen: Story = themed(partnerThemes.default);
export const Purple: Story = themed(partnerThemes.purple);
export const Blue: Story = themed(partnerThemes.blue);

/**
 * A yellow label and a pink button would be unreadable: both are replaced by the brand's, and the console says
 * why.
 */
export const Unreadable: Story = {
  ...themed({ ...partnerThemes.purple, labelColor: "#ffd54f", btnBgColor: "#f8bbd0" }),
  play: async () => {
    await expect(warn.mock.calls.map(([warning]) => /\w+Color #\w+/.exec(String(warning))?.[0])).toEqual([
      "labelColor #ffd54f",
      "btnBgColor #f8bbd0",
    ]);
  },
};
