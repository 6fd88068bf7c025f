import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { BUTTON_KEYS, usage } from "../../foundations/usage.ts";
import { CalendarIcon } from "../icon/index.ts";
import { Button } from "./button.tsx";

const meta = {
  component: Button,
  args: { children: "Book from ₹851", onClick: fn() },
  parameters: {
    docs: usage({
      when: "To do something: send, add, open. One `primary` in view.",
      not: "To go somewhere: that is a link (`ButtonLink`), which one can open in another tab.",
      keys: BUTTON_KEYS,
    }),
    hi: { children: "₹851 से बुक करें" },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Line: Story = { args: { variant: "line", children: "How it works" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Not now" } };
export const Danger: Story = { args: { variant: "danger", children: "Cancel this order" } };
export const Small: Story = { args: { size: "sm", variant: "line", children: "Change" } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <CalendarIcon />
        Add to calendar
      </>
    ),
  },
};

/** Keeps its width, so nothing next to it moves. */
export const Loading: Story = {
  render: (args) => (
    <div style={{ display: "grid", justifyItems: "start", gap: 12 }}>
      <Button {...args} />
      <Button {...args} loading />
    </div>
  ),
  play: async ({ canvas }) => {
    const [still, busy] = canvas.getAllByRole("button");
    await expect(busy?.offsetWidth).toBe(still?.offsetWidth);
  },
};

export const LongHindi: Story = {
  args: {
    lang: "hi",
    children: "अपने पूरे परिवार के नाम और गोत्र से संकल्प के साथ रुद्राभिषेक पूजा अभी बुक करें",
  },
};

/** At least the minimum touch target size. */
export const Target: Story = {
  args: { size: "sm", children: "OK" },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("button").getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
