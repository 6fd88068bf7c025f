import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { TextArea } from "./text-area.tsx";

const meta = {
  component: TextArea,
  args: {
    label: "Your wish",
    hint: "Read by the priest alone",
    maxLength: 200,
    counter: (used, max) => `${used} of ${max}`,
  },
  parameters: {
    docs: usage({
      when: "For words of more than a line: a wish, a complaint.",
      not: "For a name or a line of an address (`TextField`).",
      keys: { Tab: "Goes to it, and on", Enter: "Begins another line" },
    }),
    hi: {
      label: "आपकी कामना",
      hint: "केवल पुरोहित जी पढ़ेंगे",
      counter: (used: number, max: number) => `${max} में से ${used}`,
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Optional: Story = { args: { labelAside: "optional" } };
export const Full: Story = { args: { maxLength: 24, defaultValue: "Health for my whole home" } };
export const WithError: Story = { args: { error: "Write a wish, or leave the box unticked" } };
export const WithoutCounter: Story = { args: { counter: undefined } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Health for my mother" } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "आपकी कामना",
    defaultValue:
      "माता जी के उत्तम स्वास्थ्य, पिता जी की दीर्घायु, बच्चों की पढ़ाई में सफलता और समस्त परिवार में सुख, शांति तथा समृद्धि के लिए",
  },
};
