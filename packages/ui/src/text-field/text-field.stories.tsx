import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { TextField } from "./text-field.tsx";

const meta = {
  component: TextField,
  args: {
    label: "Full name",
    hint: "As it is to be spoken in the sankalp",
    name: "name",
    autoComplete: "name",
  },
  parameters: {
    docs: usage({
      when: "For one line of text. Say what it is by `type`, `inputMode` and `autoComplete`.",
      not: "For a phone (`PhoneField`), a code (`OtpField`), a date (`DateField`), a search (`SearchField`).",
      keys: { Tab: "Goes to it, and on", Enter: "Sends the form" },
    }),
    hi: { label: "पूरा नाम", hint: "जैसा संकल्प में बोला जाए" },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Required: Story = { args: { required: true } };
export const Optional: Story = {
  args: { label: "How it is pronounced", hint: undefined, labelAside: "optional" },
};
export const Filled: Story = { args: { defaultValue: "Asha Kulkarni" } };
export const WithSuggestions: Story = {
  args: {
    label: "Gotra",
    hint: "Choose from the list or write your own",
    name: "gotra",
    autoComplete: "off",
    suggestions: ["Atri", "Bharadvaja", "Gautama", "Jamadagni", "Kashyapa", "Vasishtha", "Vishvamitra"],
  },
};
export const WithError: Story = {
  args: { defaultValue: "A5ha", error: "A name has letters, spaces, dots, apostrophes and hyphens only" },
};
export const Disabled: Story = { args: { defaultValue: "Asha Kulkarni", disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "Asha Kulkarni", readOnly: true } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "जिनके निमित्त यह पूजा संपन्न होनी है, उनका पूरा नाम",
    hint: "नाम वैसा ही लिखें जैसा पुरोहित जी को संकल्प के समय बोलना है; उपनाम लिखना आवश्यक नहीं है",
    error: "नाम में केवल अक्षर, रिक्त स्थान, बिंदु और योजक चिह्न हो सकते हैं",
    defaultValue: "श्रीमती अन्नपूर्णेश्वरी देवी विश्वनाथन",
  },
};
