import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { TrustSignals } from "./trust-signals.tsx";

const items = [
  {
    title: "Who performs it",
    text: "Each page shows the priest's name, the temple's consent and the places left.",
  },
  { title: "Correct names yourself", text: "Change the names in your order until the time shown there." },
  { title: "Proof at every step", text: "Your order shows the planned and the actual time of every step." },
  {
    title: "Late? Your choice",
    text: "If we miss a promise, choose in your order: a refund or the puja again.",
  },
];

const hindi = [
  { title: "कौन करता है", text: "हर पेज पर पुरोहित का नाम, मंदिर की सहमति और बची जगहें लिखी हैं।" },
  { title: "नाम ख़ुद सुधारें", text: "ऑर्डर में लिखे समय तक नाम बदलें।" },
  {
    title: "हर चरण का प्रमाण",
    text: "आपके ऑर्डर में हर चरण का तय और असली समय दिखता है।",
  },
  {
    title: "देरी हो तो आपकी पसंद",
    text: "वादा पूरा न हो तो अपने ऑर्डर में चुनें: रिफ़ंड या पूजा दोबारा।",
  },
];

const meta = {
  component: TrustSignals,
  args: { label: "What we promise", items },
  parameters: {
    docs: usage({
      when: "For a few promises that we answer for, in plain words.",
      not: "For praise of oneself; for rules in full, which are a policy.",
    }),
    hi: { label: "हमारे वादे", items: hindi },
  },
} satisfies Meta<typeof TrustSignals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without promises there is no background either. */
export const Nothing: Story = { args: { items: [] } };
export const One: Story = { args: { items: items.slice(0, 1) } };
export const Three: Story = { args: { items: items.slice(0, 3) } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "हमारे वादे",
    items: hindi,
  },
};
