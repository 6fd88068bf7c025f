import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { usage } from "../../foundations/usage.ts";
import { Button } from "../button/index.ts";
import { Banner } from "./banner.tsx";

const meta = {
  component: Banner,
  args: {
    title: "Performed at dusk, India time",
    children: "For you that is Monday at 7.30 in the morning.",
  },
  parameters: {
    docs: usage({
      when: "For a message in its place on the page: a price that changed, a date that closes.",
      not: "For what just happened after a press (`Toaster`); for what takes the place of the content (`ErrorState`, `UnavailableState`).",
      keys: {
        Tab: "Goes to a link in it and to the cross",
        "Enter, Space": "On the cross: puts the message away",
      },
    }),
    hi: { title: "भारतीय समय से संध्या को संपन्न होगी", children: "आपके यहाँ सोमवार की सुबह साढ़े सात बजे होंगे।" },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Success: Story = {
  args: {
    kind: "success",
    title: "The names are with the priest",
    children: "You can change them until 2 pm.",
  },
};
export const Warning: Story = {
  args: { kind: "warning", title: "Bookings close in 40 minutes", children: undefined },
};
export const Danger: Story = {
  args: {
    kind: "danger",
    title: "Payment failed",
    children: "Nothing was taken. The bank said: not enough balance.",
    action: (
      <Button size="sm" variant="line">
        Try another way
      </Button>
    ),
  },
};
export const Dismissible: Story = { args: { onDismiss: fn(), dismissLabel: "Dismiss" } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    kind: "warning",
    title: "इस पूजा की बुकिंग आज दोपहर दो बजे बंद हो जाएगी",
    children:
      "उसके बाद दिए गए नाम अगले सोम प्रदोष की पूजा में शामिल किए जाएँगे, जो सोमवार 7 दिसंबर को काशी विश्वनाथ मंदिर में होगी।",
    onDismiss: fn(),
    dismissLabel: "हटाएँ",
  },
};
