import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trust } from "./trust.tsx";

const items = [
  {
    title: "Who performs it",
    text: "The temple’s letter, the priest’s name and the capacity stand on each page.",
  },
  { title: "Names you can mend", text: "Correct the sankalp yourself until the stated hour." },
  { title: "Seen, not promised", text: "Every step in your order has its time and its picture." },
  { title: "Late is on us", text: "A missed promise offers you a refund or a repeat, without a ticket." },
];

const hindi = [
  { title: "पूजा कौन करता है", text: "मंदिर का पत्र, पुरोहित का नाम और उनका अधिकार हर पृष्ठ पर लिखा है।" },
  { title: "नाम आप स्वयं सुधार सकते हैं", text: "बताए गए समय तक संकल्प के नाम और गोत्र स्वयं ठीक करें।" },
  { title: "केवल वचन नहीं, प्रमाण", text: "आपके ऑर्डर का हर चरण अपने समय और चित्र के साथ दिखता है।" },
  { title: "देरी हमारी ज़िम्मेदारी", text: "वचन चूकने पर बिना शिकायत धनवापसी या दोबारा पूजा।" },
];

const meta = {
  component: Trust,
  args: { label: "What we promise", items },
  parameters: { hi: { label: "हमारे वचन", items: hindi } },
} satisfies Meta<typeof Trust>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const One: Story = { args: { items: items.slice(0, 1) } };
export const Three: Story = { args: { items: items.slice(0, 3) } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "हमारे वचन",
    items: hindi,
  },
};
