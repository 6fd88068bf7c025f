import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { TrustSignals } from "./trust-signals.tsx";

const items = [
  {
    title: "Who performs it",
    text: "The level of authorisation, the priest's name and the number of places stand on each page.",
  },
  { title: "Names you can mend", text: "Correct the sankalp yourself until the stated hour." },
  { title: "Seen, not promised", text: "Every step in your order has its time, the planned and the real." },
  {
    title: "Late is on us",
    text: "If we miss a promise, one call is enough: a refund or the rite again, as you choose.",
  },
];

const hindi = [
  { title: "कौन करता है", text: "अनुमति का स्तर, पुरोहित का नाम और स्थानों की संख्या हर पृष्ठ पर लिखी है।" },
  { title: "नाम सुधारना आपके हाथ में", text: "बताए गए समय तक संकल्प स्वयं सुधारें।" },
  {
    title: "वचन नहीं, प्रमाण",
    text: "आपके ऑर्डर के हर चरण का समय दर्ज होता है, नियत भी और वास्तविक भी।",
  },
  {
    title: "देरी हमारी ज़िम्मेदारी",
    text: "वचन चूके तो एक फ़ोन पर्याप्त है: रिफ़ंड या अनुष्ठान दोबारा, जो आप चाहें।",
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
    hi: { label: "हमारे वचन", items: hindi },
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
    label: "हमारे वचन",
    items: hindi,
  },
};
