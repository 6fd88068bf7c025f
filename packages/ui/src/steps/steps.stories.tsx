import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { Steps } from "./steps.tsx";

const named = (labels: string[]) => labels.map((label, n) => ({ label, href: `#step-${n + 1}` }));

const meta = {
  component: Steps,
  args: {
    label: "Checkout",
    steps: named(["Package", "Add-ons", "Contact", "Pay"]),
    current: 1,
    doneLabel: "Done:",
  },
  parameters: {
    docs: usage({
      when: "In a purchase with a few known steps: the current step, and links to previous ones.",
      not: "For what has happened to an order (`Timeline`), for pages of a list (`Pagination`).",
      keys: LINK_KEYS,
    }),
    hi: { label: "बुकिंग", steps: named(["पैकेज", "अर्पण", "संपर्क", "भुगतान"]), doneLabel: "पूर्ण:" },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without steps nothing is rendered. */
export const Nothing: Story = { args: { steps: [] } };
export const One: Story = { args: { steps: named(["Pay"]), current: 0 } };
export const First: Story = { args: { current: 0 } };
export const Last: Story = { args: { current: 3 } };
export const AllDone: Story = { args: { current: 4 } };
export const LongHindi: Story = {
  args: { lang: "hi", steps: named(["भक्तों की संख्या", "अर्पण", "संपर्क विवरण", "सुरक्षित भुगतान"]) },
};
