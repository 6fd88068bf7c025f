import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Select } from "./select.tsx";

const meta = {
  component: Select,
  args: {
    label: "Relation",
    children: ["Myself", "Mother", "Father", "Spouse", "Child"].map((relation) => (
      <option key={relation}>{relation}</option>
    )),
  },
  parameters: {
    docs: usage({
      when: "For one choice among five to thirty that need no comparing: a state, an order of a list.",
      not: "For two to four (`RadioCards`), for many (`Combobox`).",
      keys: { Tab: "Goes to it", "↑ ↓, a letter": "Chooses, as in every list of the browser" },
    }),
    hi: { label: "संबंध" },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Its options are not loaded yet: it keeps its space and is focusable. */
export const NoneYet: Story = { args: { children: [], hint: "Seen by the priest" } };
export const One: Story = { args: { children: meta.args.children.slice(0, 1) } };
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: "Seen by the priest" } };
export const WithError: Story = { args: { error: "Choose who this person is to you" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "जन्म नक्षत्र",
    hint: "यदि ज्ञात न हो तो ख़ाली छोड़ दें; पुरोहित जी जन्म तारीख से निकाल लेंगे",
    children: <option>उत्तराभाद्रपदा नक्षत्र, चतुर्थ चरण, मीन राशि, स्वामी शनि देव</option>,
  },
};
