import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { translate, translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { Button } from "../button/index.ts";
import { TextField } from "../text-field/index.ts";
import { Dialog } from "./dialog.tsx";

const meta = {
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Cancel this order?",
    description: "The full ₹851 goes back to the card you paid with, within five days.",
    closeLabel: "Close",
    footer: (
      <>
        <Button variant="line">Keep it</Button>
        <Button variant="danger">Cancel order</Button>
      </>
    ),
  },
  parameters: {
    hi: {
      title: "यह ऑर्डर रद्द करें?",
      description: "पूरे ₹851 पाँच दिन में उसी कार्ड पर लौट आएँगे जिससे भुगतान हुआ था।",
      closeLabel: "बंद करें",
      footer: (
        <>
          <Button variant="line">ऑर्डर बनाए रखें</Button>
          <Button variant="danger">हाँ, ऑर्डर रद्द करें</Button>
        </>
      ),
    },
    docs: {
      ...usage({
        when: "For a question that must be answered before anything else, or a very short form.",
        not: "For a form of some length (`Sheet`), for a message (`Toaster`), for places (`Drawer`).",
        keys: {
          Tab: "Goes through what is inside, and not into the page behind",
          Escape: "Closes it; what opened it has the focus again",
          "↑ ↓": "Scrolls, where there is more than fits",
        },
      }),
      story: { inline: false, iframeHeight: 480 },
    },
  },
  render: function Controlled(args, context) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{translate("Open", context)}</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const WithAField: Story = {
  args: {
    title: "Name this address",
    description: undefined,
    children: <TextField label="Name" defaultValue="Home" />,
    footer: <Button fullWidth>Save</Button>,
  },
};

/** Whether the wheel would scroll the page behind. */
const pageScrolls = () =>
  [document.documentElement, document.body].every((root) => getComputedStyle(root).overflowY !== "hidden");

/** The page behind is inert, Tab cycles inside, Escape closes, and the focus returns to the button that opened it. */
export const Keyboard: Story = {
  args: { open: false },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    canvas.getByRole("button", { name: translate("Open", context) }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: translateArgs(context).title as string });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(canvasElement.closest("[aria-hidden='true']")).not.toBeNull();
    await waitFor(() => expect(pageScrolls()).toBe(false));
    const inside = screen.getAllByRole("button").filter((button) => dialog.contains(button));
    for (const button of [...inside, inside[0]]) {
      await userEvent.tab();
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: translate("Open", context) })).toHaveFocus(),
    );
  },
};

/** Header and actions stay visible, and arrow keys scroll immediately. */
export const MoreThanFits: Story = {
  args: {
    children: Array.from({ length: 14 }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <p key={i}>A booking may be cancelled without cost until the cut-off, and never after the sankalp.</p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const { bottom } = (screen.getAllByRole("button").at(-1) as HTMLElement).getBoundingClientRect();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "क्या आप सोम प्रदोष रुद्राभिषेक का यह ऑर्डर निश्चित रूप से रद्द करना चाहते हैं?",
    description:
      "पूरी राशि पाँच कार्य-दिवसों में उसी माध्यम में लौट आएगी जिससे भुगतान हुआ था; संकल्प के लिए दिए गए नाम मिटा दिए जाएँगे।",
    footer: (
      <>
        <Button variant="line">ऑर्डर बनाए रखें</Button>
        <Button variant="danger">हाँ, ऑर्डर रद्द करें</Button>
      </>
    ),
  },
};
