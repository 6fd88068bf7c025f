import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { OfflineBanner } from "./offline-banner.tsx";

const meta = {
  component: OfflineBanner,
  args: { offline: true, children: "You are offline. What you see is from 3 hours ago." },
  parameters: {
    docs: usage({
      when: "Once, at the top of the app, always there.",
      not: "For a request that failed although there is a network (`ErrorState`).",
    }),
    layout: "fullscreen",
    hi: { children: "आप ऑफ़लाइन हैं। यह जानकारी 3 घंटे पुरानी है।" },
  },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AsTheBrowserSays: Story = { args: { offline: undefined } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    children: "इंटरनेट उपलब्ध नहीं है। आप जो देख रहे हैं वह 3 घंटे पहले की जानकारी है; समय और मूल्य बदल चुके हो सकते हैं।",
  },
};
