import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  component: VisuallyHidden,
  args: { children: "Price before the discount:" },
  parameters: { hi: { children: "छूट से पहले का मूल्य:" } },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> <s>₹1,101</s>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
