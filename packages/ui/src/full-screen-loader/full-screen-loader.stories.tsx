import type { Meta, StoryObj } from "@storybook/react-vite";
import { FullScreenLoader } from "./full-screen-loader.tsx";

const meta = {
  component: FullScreenLoader,
  args: {
    label: "Loading Aradhana",
    slow: { text: "Taking longer than usual", reloadLabel: "Reload" },
  },
  parameters: {
    layout: "fullscreen",
    hi: {
      label: "आराधना खुल रहा है",
      slow: { text: "सामान्य से अधिक समय लग रहा है", reloadLabel: "फिर से खोलें" },
    },
  },
} satisfies Meta<typeof FullScreenLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Slow: Story = { args: { slowAfter: 1 } };
