import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./skeleton.tsx";

const meta = { component: Skeleton, args: { width: "60%" } } satisfies Meta<typeof Skeleton>;

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
export const Heading: Story = {
  render: () => (
    <h2>
      <Skeleton width="70%" />
    </h2>
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
