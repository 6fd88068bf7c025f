import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { BUTTON_KEYS, usage } from "../../foundations/usage.ts";
import { LanguagePicker } from "./language-picker.tsx";

const meta = {
  component: LanguagePicker<string>,
  args: {
    label: "Language",
    languages: [
      { code: "en", name: "English" },
      { code: "hi", name: "हिन्दी" },
    ],
    value: "en",
    onValueChange: fn(),
  },
  parameters: {
    hi: { label: "भाषा" },
    docs: usage({
      when: "To change the language of the whole page. Names stay in their own script, whatever the page speaks.",
      not: "For the languages somebody speaks: those are facts, written in the language of the page.",
      keys: BUTTON_KEYS,
    }),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <LanguagePicker {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof LanguagePicker<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without languages nothing is rendered. */
export const Nothing: Story = { args: { languages: [] } };
export const HindiChosen: Story = { args: { value: "hi" } };
export const One: Story = { args: { languages: [{ code: "en", name: "English" }] } };
export const Many: Story = {
  args: {
    languages: [
      { code: "en", name: "English" },
      { code: "hi", name: "हिन्दी" },
      { code: "mr", name: "मराठी" },
      { code: "ta", name: "தமிழ்" },
      { code: "te", name: "తెలుగు" },
      { code: "bn", name: "বাংলা" },
      { code: "gu", name: "ગુજરાતી" },
    ],
  },
};
