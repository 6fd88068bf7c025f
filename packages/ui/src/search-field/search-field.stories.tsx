import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { SearchField } from "./search-field.tsx";

const meta = {
  component: SearchField,
  args: { label: "Search", clearLabel: "Clear", placeholder: "Puja, temple or deity" },
  parameters: {
    docs: usage({
      when: "In a form that leads to the list, so that it works without a script.",
      not: "To choose one thing of a known list (`Combobox`).",
      keys: {
        Tab: "Goes to the field, then to the button that empties it",
        Enter: "Sends the form",
        Escape: "Empties the field",
      },
    }),
    hi: { label: "खोजें", clearLabel: "हटाएँ", placeholder: "पूजा, मंदिर या देवता" },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithItsLabel: Story = { args: { showLabel: true, placeholder: undefined } };
export const Filled: Story = { args: { defaultValue: "rudrabhishek" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongHindi: Story = {
  args: { lang: "hi", defaultValue: "काशी विश्वनाथ मंदिर में सोम प्रदोष के दिन रुद्राभिषेक पूजा" },
};
