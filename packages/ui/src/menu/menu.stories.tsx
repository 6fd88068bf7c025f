import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { translate, translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { Dialog } from "../dialog/index.ts";
import { CalendarIcon, ReceiptIcon, ShareIcon, TrashIcon } from "../icon/index.ts";
import { Menu, type MenuItem } from "./menu.tsx";

const onSelect = fn();
const groups: readonly (readonly MenuItem[])[] = [
  [
    { id: "share", label: "Share", icon: ShareIcon, onSelect },
    { id: "calendar", label: "Add to calendar", icon: CalendarIcon, onSelect },
    { id: "invoice", label: "Invoice", icon: ReceiptIcon, href: "#invoice" },
  ],
  [{ id: "cancel", label: "Cancel the order", icon: TrashIcon, onSelect, tone: "danger" }],
];
const one: readonly (readonly MenuItem[])[] = [[{ id: "share", label: "Share", onSelect }]];

const open: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"));
  await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
};

const meta = {
  component: Menu,
  args: { groups, children: "Order" },
  parameters: {
    hi: { children: "ऑर्डर" },
    // Base UI's focus guards at both ends of the list: hidden and focusable on purpose.
    a11y: {
      config: {
        rules: [
          { id: "aria-hidden-focus", selector: "[aria-hidden='true']:not([data-base-ui-focus-guard])" },
        ],
      },
    },
    docs: {
      ...usage({
        when: "For the things that can be done with what is shown, where they would crowd it: the second row of actions of an order.",
        not: "For one or two actions: show them. For a choice that is kept (`Select`, `RadioCards`). For the places of the site (`Drawer`). It weighs 45 kB: load it with the part that needs it.",
        keys: {
          "Enter, Space, ↓": "On the button: opens the list on its first thing",
          "↑": "On the button: opens the list on its last thing",
          "↑ ↓": "Walks through the list, around the ends",
          "Home, End": "Goes to the first or the last thing",
          "A letter": "Goes to what begins with it",
          "Enter, Space ": "On a thing: does it, and closes the list",
          Escape: "Closes the list; the button has the focus again",
        },
      }),
      story: { inline: false, iframeHeight: 360 },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without items there is no button. */
export const Nothing: Story = { args: { groups: [[], []] } };
export const Open: Story = { play: open };
export const ThreeDots: Story = { args: { label: "More about this order", children: undefined } };
export const One: Story = { args: { groups: one }, play: open };
export const OneNotPossible: Story = {
  args: {
    groups: [
      [
        { id: "cancel", label: "Cancel, until the cut-off", onSelect, disabled: true },
        { id: "share", label: "Share", onSelect },
      ],
    ],
  },
  play: open,
};
export const Disabled: Story = { args: { disabled: true } };

/** Each item has the minimum touch target height. */
export const Target: Story = {
  play: async (context) => {
    await open(context);
    for (const item of screen.getAllByRole("menuitem")) {
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Escape closes the menu, not the dialog around it. */
export const InADialog: Story = {
  render: function Controlled(args, context) {
    const [isOpen, setOpen] = useState(true);
    const labels = translate({ title: "Your order", closeLabel: "Close" }, context);
    return (
      <Dialog open={isOpen} onOpenChange={setOpen} {...labels}>
        <Menu {...args} />
      </Dialog>
    );
  },
  play: async (context) => {
    const name = translateArgs(context).children as string;
    await userEvent.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const LargeText: Story = {
  globals: { textSize: "200" },
  play: async (context) => {
    await open(context);
    const { left, right } = screen.getByRole("menu").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongHindi: Story = {
  args: {
    lang: "hi",
    children: "इस ऑर्डर के साथ और क्या किया जा सकता है",
    groups: [
      [
        { id: "a", label: "पूजा का दिन और मुहूर्त अपने फ़ोन के कैलेंडर में जोड़ें", icon: CalendarIcon, onSelect },
        { id: "b", label: "परिवार के साथ शेयर करें", icon: ShareIcon, onSelect },
      ],
    ],
  },
  play: open,
};
