import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { BUTTON_KEYS, usage } from "../../foundations/usage.ts";
import { FullScreenLoader } from "./full-screen-loader.tsx";

const meta = {
  component: FullScreenLoader,
  args: {
    label: "Loading Aradhana",
    slow: { text: "Taking longer than usual", reloadLabel: "Reload" },
  },
  parameters: {
    docs: usage({
      when: "While the app itself starts for the first time.",
      not: "For a screen or a part that loads: skeletons keep the place of what comes.",
      keys: BUTTON_KEYS,
    }),
    layout: "fullscreen",
    hi: {
      label: "आराधना खुल रहा है",
      slow: { text: "थोड़ा ज़्यादा समय लग रहा है", reloadLabel: "फिर से खोलें" },
    },
  },
} satisfies Meta<typeof FullScreenLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Slow: Story = { args: { slowAfter: 1 } };
/** Nothing moves, and delayed content still appears. */
export const SlowWithoutMotion: Story = {
  args: { slowAfter: 200 },
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status", { hidden: true })).toBeVisible());
  },
};
export const LongHindi: Story = { globals: { language: "hi" } };
