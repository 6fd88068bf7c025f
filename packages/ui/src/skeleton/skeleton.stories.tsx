import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  component: Skeleton,
  args: { width: "60%" },
  parameters: {
    docs: usage({
      when: "Where content will appear, in its size. Mark the loading part `aria-busy`.",
      not: "For waits that one started by a press: the button says that (`loading`).",
    }),
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Paragraph: Story = {
  render: () => (
    <div aria-busy="true">
      <Skeleton />
      <Skeleton width="92%" />
      <Skeleton width="48%" />
    </div>
  ),
};
export const LargeText: Story = {
  render: () => (
    <div aria-busy="true" style={{ fontSize: "var(--text-2xl)", lineHeight: "var(--leading-tight)" }}>
      <Skeleton width="70%" />
    </div>
  ),
};
export const Block: Story = {
  render: () => (
    <div style={{ blockSize: 200 }}>
      <Skeleton shape="block" />
    </div>
  ),
};
export const Card: Story = { args: { shape: "card", width: "270px" } };
