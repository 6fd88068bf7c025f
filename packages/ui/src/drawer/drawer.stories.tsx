import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { translate, translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { Button } from "../button/index.ts";
import { Link } from "../link/index.ts";
import { Drawer } from "./drawer.tsx";

const places = ["Pujas", "Chadhava", "Astrologers", "Gemstones", "Name correction", "Reels", "Articles"];
const list = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <Link href={`#${name}`} variant="more" style={{ inlineSize: "100%" }}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

const meta = {
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "All of Aradhana",
    closeLabel: "Close",
    children: list(places),
  },
  parameters: {
    hi: {
      title: "संपूर्ण आराधना",
      closeLabel: "बंद करें",
      children: list(["पूजाएँ", "चढ़ावा", "ज्योतिषी", "रत्न", "नाम सुधार", "रील", "लेख"]),
    },
    docs: {
      ...usage({
        when: "For places to go to, where there are more than the bottom bar holds.",
        not: "For something to fill in or to decide: a `Sheet` is nearer to the thumb, a `Dialog` asks. For a few actions: `Menu`.",
        keys: {
          Tab: "Goes through what is inside, and not into the page behind",
          Escape: "Closes it; what opened it has the focus again",
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
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async (context) => {
    const drawer = await screen.findByRole("dialog", { name: translateArgs(context).title as string });
    const isTurned = getComputedStyle(drawer).direction === "rtl";
    /** Its distance from the start edge and from the end edge. */
    const room = () => {
      const { left, right } = drawer.getBoundingClientRect();
      const sides = [left, window.innerWidth - right];
      return isTurned ? sides.reverse() : sides;
    };
    await waitFor(() => expect(room()[0]).toBe(0));
    await expect(room()[1]).toBeGreaterThan(0);
  },
};
export const WithFooter: Story = { args: { footer: <Button fullWidth>Sign in</Button> } };
const many = (place: string) => list(Array.from({ length: 24 }, (_, n) => `${place} ${n + 1}`));
export const MoreThanFits: Story = {
  args: { children: many("Place") },
  parameters: { hi: { children: many("स्थान") } },
};
/** It opens on a press and returns the focus. */
export const Keyboard: Story = {
  args: { open: false },
  play: async (context) => {
    const { canvas } = context;
    canvas.getByRole("button", { name: translate("Open", context) }).focus();
    await userEvent.keyboard("{Enter}");
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: translate("Open", context) })).toHaveFocus(),
    );
  },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "आराधना पर मिलने वाली सभी पूजाएँ, चढ़ावे और परामर्श",
    children: list([
      "विशेष अवसरों की सामूहिक और व्यक्तिगत पूजाएँ",
      "मंदिरों में आपके नाम से चढ़ावा",
      "ज्योतिषाचार्यों से परामर्श",
    ]),
  },
};
