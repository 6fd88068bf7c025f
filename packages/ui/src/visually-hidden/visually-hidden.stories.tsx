import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  component: VisuallyHidden,
  args: { children: "Price before the discount:" },
  parameters: {
    docs: usage({
      when: "For text that only screen readers need, because a picture says it to everybody else.",
      not: "To hide something from everybody, or to fill a page with words for search engines.",
    }),
    hi: { children: "छूट से पहले का मूल्य:" },
  },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> <s>₹1,101</s>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
