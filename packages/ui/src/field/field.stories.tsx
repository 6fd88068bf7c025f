import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Field } from "./field.tsx";

const meta = {
  component: Field,
  args: {
    label: "Ring size",
    hint: "Measure in the evening, when fingers are widest",
    children: (control) => <input type="range" min={5} max={30} {...control} />,
  },
  parameters: {
    hi: { label: "अंगूठी का नाप", hint: "शाम को नापें, तब उँगलियाँ सबसे चौड़ी होती हैं" },
    docs: usage({
      when: "For a control of one's own. The usual ones bring their field.",
      not: "Around several controls that make one answer (`FieldGroup`).",
      keys: { Tab: "Goes to the control" },
    }),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Required: Story = { args: { control: { required: true } } };
export const WithAside: Story = { args: { labelAside: "optional" } };
export const WithError: Story = { args: { error: "Choose a size between 5 and 30" } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "अंगूठी का नाप, जिस उँगली में रत्न धारण करना है उसका",
    hint: "शाम को नापें, तब उँगलियाँ सबसे चौड़ी होती हैं; दो बार नापकर देखें",
    error: "5 से 30 के बीच का नाप चुनें",
  },
};
