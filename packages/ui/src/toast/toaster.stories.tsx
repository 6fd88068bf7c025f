import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { translate } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { Button } from "../button/index.ts";
import { createToastQueue, type ToastMessage } from "./toast-queue.ts";
import { Toaster } from "./toaster.tsx";

const queue = createToastQueue();

const meta = {
  component: Toaster,
  args: { queue, label: "Messages", closeLabel: "Dismiss" },
  parameters: {
    // The kind that stays, however long a slow machine takes to render it.
    baseline: "danger",
    hi: { label: "मैसेज", closeLabel: "हटाएँ" },
    docs: {
      ...usage({
        when: "For what a press has done, and for undoing it; for the network.",
        not: "For what must not be missed (`Banner`, `Dialog`), or belongs to a field (its `error`).",
        keys: {
          F6: "Goes to the messages, from wherever the focus is",
          Tab: "Goes to the action and the cross of a message, which waits meanwhile",
          "Enter, Space": "Does the action, or puts the message away",
          Escape: "Puts the message away that the focus is in",
        },
      }),
      story: { inline: false, iframeHeight: 320 },
    },
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const saying = (...messages: ToastMessage[]): Story => ({
  render: (args, context) => (
    <>
      <Button onClick={() => translate(messages, context).forEach(queue.add)}>
        {translate("Again", context)}
      </Button>
      <Toaster {...args} />
    </>
  ),
  play: async (context) => {
    const shown = translate(messages, context);
    shown.forEach(queue.add);
    await expect(await screen.findByText(shown.at(-1)?.title ?? "")).toBeInTheDocument();
  },
});

export const Playground = saying({ title: "The names are saved" });
export const Success = saying({ kind: "success", title: "Paid", description: "Order AR-2841, ₹851" });
export const Danger = saying({
  kind: "danger",
  title: "The names could not be saved",
  description: "There is no connection. What you typed is still here.",
  action: { label: "Try again", onPress: fn() },
});
export const WithUndo = saying({ title: "Eleven lamps removed", action: { label: "Undo", onPress: fn() } });
export const Several = saying({ title: "First" }, { title: "Second" }, { kind: "success", title: "Third" });
export const LongHindi = saying({
  kind: "danger",
  title: "आपके परिवार के नाम और गोत्र सेव नहीं हो सके",
  description: "इंटरनेट का संपर्क टूट गया है; जो आपने लिखा था वह यहीं सुरक्षित है।",
  action: { label: "पुनः प्रयास करें", onPress: fn() },
});
