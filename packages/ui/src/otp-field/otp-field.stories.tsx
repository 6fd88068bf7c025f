import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../foundations/usage.ts";
import { OtpField } from "./otp-field.tsx";

const meta = {
  component: OtpField,
  args: {
    label: "Code",
    hint: "Sent to 98•••• ••45",
    value: "",
    onValueChange: fn(),
    onComplete: fn(),
  },
  parameters: {
    docs: usage({
      when: "For a code that came by message. It fills itself in where the browser knows how.",
      not: "For a PIN code of an address, or a password.",
      keys: {
        "A digit": "Fills the next place",
        Backspace: "Empties the last one",
        "Ctrl V": "Takes the code out of a whole message",
      },
    }),
    hi: { label: "कोड", hint: "98•••• ••45 पर भेजा गया" },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <OtpField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const HalfTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "483");
  },
};
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("OTP is 483920");
    await expect(canvas.getByRole("textbox")).toHaveValue("483920");
    await expect(args.onComplete).toHaveBeenCalledWith("483920");
    // The first digit is still visible: nothing scrolled.
    await expect(canvas.getByRole("textbox").scrollLeft).toBe(0);
  },
};
export const WithError: Story = {
  args: { value: "483921", error: "That is not the code we sent. 4 tries left." },
};
export const Disabled: Story = { args: { value: "483920", disabled: true } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "आपके मोबाइल पर भेजा गया छह अंकों का कोड",
    error: "यह वह कोड नहीं है जो हमने भेजा था। आप चार बार और प्रयत्न कर सकते हैं, फिर पंद्रह मिनट रुकना होगा।",
  },
};
