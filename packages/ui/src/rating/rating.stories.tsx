import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Rating } from "./rating.tsx";
import { Stars } from "./stars.tsx";

const meta = {
  component: Rating,
  args: { value: 4.6, shown: "4.6", count: "128", label: "4.6 out of 5, 128 reviews" },
  parameters: {
    docs: usage({
      when: "For the average of what buyers thought, always with its count.",
      not: "For letting somebody rate; without a single review.",
    }),
    hi: { label: "5 में से 4.6, 128 समीक्षाएँ" },
  },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Compact: Story = { args: { compact: true } };
export const HalfAStar: Story = { args: { value: 2.5, shown: "2.5", label: "2.5 out of 5, 128 reviews" } };
export const One: Story = { args: { value: 1, shown: "1", count: "1", label: "1 out of 5, 1 review" } };
export const WithoutCount: Story = { args: { count: undefined, label: "4.6 out of 5" } };
export const StarsAlone: Story = { render: () => <Stars value={4} /> };
