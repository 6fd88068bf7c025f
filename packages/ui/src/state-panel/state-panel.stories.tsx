import type { Meta, StoryObj } from "@storybook/react-vite";
import { BUTTON_KEYS, usage } from "../../foundations/usage.ts";
import { ButtonLink } from "../button-link/index.ts";
import { PujaIcon } from "../icon/index.ts";
import { StatePanel } from "./state-panel.tsx";

const meta = {
  component: StatePanel,
  args: {
    sign: <PujaIcon size="lg" />,
    heading: "What is the matter",
    children: <p>Why it is so, in a sentence or two that anybody understands.</p>,
    actions: <ButtonLink href="#next">What can be done</ButtonLink>,
  },
  parameters: {
    docs: usage({
      when: "To make a new kind of state: it is the frame of `EmptyState`, `ErrorState`, `UnavailableState` and `StatusScreen`.",
      not: "Where one of those is what you show.",
      keys: BUTTON_KEYS,
    }),
  },
} satisfies Meta<typeof StatePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Good: Story = { args: { tone: "good" } };
export const Bad: Story = { args: { tone: "bad" } };
export const UnderWay: Story = { args: { turning: true, actions: undefined } };
export const WithFoot: Story = { args: { foot: "Number for the support: req_4f7c" } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    heading: "क्या हुआ है, यह एक ऐसे वाक्य में जिसे हर कोई समझ सके",
    children: <p>ऐसा क्यों हुआ, और अब क्या किया जा सकता है, यह दो सरल वाक्यों में बिना किसी तकनीकी शब्द के।</p>,
  },
};
