import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Link } from "../link/index.ts";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { children: "Keep these names for my next puja" },
  parameters: {
    docs: usage({
      when: "For something that may be agreed to or not, each by itself. Never ticked beforehand.",
      not: "For one choice out of several (`RadioCards`, `Select`).",
      keys: { Tab: "Goes to the box", Space: "Ticks it, or takes the tick away" },
    }),
    hi: { children: "ये नाम मेरी अगली पूजा के लिए सेव करें" },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: "You can delete them at any time" } };
export const WithLink: Story = {
  args: {
    children: (
      <>
        I have read the{" "}
        <Link variant="text" href="#notice">
          privacy policy
        </Link>
      </>
    ),
  },
};
export const WithError: Story = { args: { error: "Agree to the notice to go on" } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const Busy: Story = { args: { "aria-disabled": true, checked: true, onChange: () => {} } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    children:
      "मैं सहमत हूँ कि मेरा और मेरे परिवार का नाम तथा गोत्र केवल इस पूजा के संकल्प के लिए मंदिर के पुरोहित जी को दिया जाए",
  },
};
