import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { usage } from "../../foundations/usage.ts";
import { Button } from "../button/index.ts";
import { ChoiceChips } from "./choice-chips.tsx";

const meta = {
  component: ChoiceChips,
  args: {
    label: "The priest reads",
    choices: [
      { value: "राहुल", label: "राहुल", lang: "hi" },
      { value: "रहुल", label: "रहुल", lang: "hi" },
    ],
    value: "राहुल",
    onValueChange() {},
  },
  render: function Chosen({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return <ChoiceChips {...args} value={value} onValueChange={setValue} />;
  },
  parameters: {
    docs: usage({
      when: "For a few short values, one of which is likely: spellings of a name, common gotras.",
      not: "For choices that need a description (`RadioCards`), or that change the address (`FilterChips`).",
      keys: {
        Tab: "Goes to the chip that is chosen, or to the first",
        "← → ↑ ↓": "Chooses the one before or after",
      },
    }),
    hi: { label: "पुरोहित जी पढ़ेंगे" },
  },
} satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const NothingChosen: Story = { args: { value: undefined } };
export const WithButton: Story = {
  args: {
    children: (
      <Button variant="quiet" size="sm">
        Hear it
      </Button>
    ),
  },
};
export const One: Story = { args: { choices: [{ value: "राहुल", label: "राहुल", lang: "hi" }] } };
export const Nothing: Story = { args: { choices: [] } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "पुरोहित जी पढ़ेंगे",
    choices: ["वेंकटरामकृष्णन सुब्रमण्यम अय्यर", "वेंकटरामाकृष्णन सुब्रह्मण्यम अय्यर", "दूसरी स्पेलिंग"].map((name) => ({
      value: name,
      label: name,
    })),
    value: "दूसरी स्पेलिंग",
  },
};
