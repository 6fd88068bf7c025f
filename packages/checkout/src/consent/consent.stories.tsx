import type { Meta, StoryObj } from "@storybook/react-vite";
import { consentMessages as english } from "../messages-en/index.ts";
import { consentMessages as hindi } from "../messages-hi/index.ts";
import { Consent } from "./consent.tsx";

const meta: Meta<typeof Consent> = {
  title: "Checkout/Consent",
  component: Consent,
  args: {
    ...{ agreed: false, isMissing: false, messages: english },
    ...{ terms: "/term-and-condition", privacy: "/privacy-policy" },
    onAgree() {},
  },
  // Its parts have pictures of their own in ui.
  parameters: { baseline: false },
};
export default meta;
type Story = StoryObj<typeof Consent>;

export const Playground: Story = {};

export const MissingInHindi: Story = { args: { isMissing: true, messages: hindi } };
