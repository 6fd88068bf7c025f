import type { Meta, StoryObj } from "@storybook/react-vite";
import { translate } from "../../.storybook/translate-args.ts";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { Link } from "./link.tsx";

const meta = {
  component: Link,
  args: { href: "#all", children: "See all 32", variant: "more" },
  parameters: {
    docs: usage({
      when: "To go somewhere. It uses the app's router, and is a plain link outside the app.",
      not: "To do something where one is (`Button`).",
      keys: LINK_KEYS,
    }),
    hi: { children: "सभी 32 देखें" },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Plain: Story = { args: { variant: "plain", children: "The whole card is the link" } };
export const More: Story = {};
export const InASentence: Story = {
  args: { variant: "text", children: "how we verify a temple" },
  parameters: { hi: { children: "हम मंदिर की पुष्टि कैसे करते हैं" } },
  render: (args, context) => (
    <p>
      {translate("Before you book, read", context)} <Link {...args} />
    </p>
  ),
};
export const LongHindi: Story = {
  args: {
    variant: "text",
    lang: "hi",
    children: "काशी विश्वनाथ मंदिर न्यास के पुरोहितों द्वारा प्रदोष काल में संपन्न रुद्राभिषेक के विषय में और पढ़ें",
  },
};
