import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { translate, translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { Button } from "../button/index.ts";
import { PhoneField } from "../phone-field/index.ts";
import { Sheet } from "./sheet.tsx";

const meta = {
  component: Sheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Sign in",
    description: "We send a code of six digits. Nothing else, unless you ask for it.",
    closeLabel: "Close",
    children: (
      <PhoneField
        label="Mobile number"
        dialCodeLabel="Country code +91"
        flag="🇮🇳"
        value={{ dialCode: "91", number: "" }}
        onNumberChange={() => {}}
        onDialCodePress={() => {}}
      />
    ),
    footer: <Button fullWidth>Get OTP</Button>,
  },
  parameters: {
    hi: {
      title: "साइन इन करें",
      description: "हम छह अंकों का कोड भेजते हैं। और कुछ नहीं, जब तक आप न कहें।",
      closeLabel: "बंद करें",
    },
    docs: {
      ...usage({
        when: "For a task beside the page: signing in, paying, the orders. From below on a phone, within reach of the thumb.",
        not: "For one question (`Dialog`), for places (`Drawer`).",
        keys: {
          Tab: "Goes through what is inside, and not into the page behind",
          Escape: "Closes it; what opened it has the focus again",
          "↑ ↓": "Scrolls, where there is more than fits",
        },
      }),
      story: { inline: false, iframeHeight: 560 },
    },
  },
  render: function Controlled(args, context) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{translate("Open", context)}</Button>
        <Sheet {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async (context) => {
    const sheet = await screen.findByRole("dialog", { name: translateArgs(context).title as string });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const Wide: Story = { globals: { viewport: { value: "desktop" } } };
export const MoreThanFits: Story = {
  args: {
    title: "My orders",
    description: undefined,
    children: Array.from({ length: 12 }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <p key={i}>Rudrabhishek at Kashi, Monday 23 November, for Asha and her family of four.</p>
    )),
    footer: <Button fullWidth>Older orders</Button>,
  },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "अपने मोबाइल नंबर से साइन इन करें और पूजा की बुकिंग पूरी करें",
    description: "हम केवल छह अंकों का कोड भेजते हैं; आपका नंबर किसी और को नहीं दिया जाता।",
    footer: <Button fullWidth>मुझे छह अंकों का कोड भेजें</Button>,
  },
};
