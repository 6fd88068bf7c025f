import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Ornament } from "./ornament.tsx";

const meta = {
  component: Ornament,
  parameters: {
    docs: usage({
      when: "Between two thoughts, where space alone is too little.",
      not: "Under a heading, in a list, or twice in one view.",
    }),
  },
} satisfies Meta<typeof Ornament>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Lotus: Story = { args: { motif: "lotus" } };
