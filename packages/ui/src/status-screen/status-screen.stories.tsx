import type { Meta, StoryObj } from "@storybook/react-vite";
import { BUTTON_KEYS, usage } from "../../foundations/usage.ts";
import { ButtonLink } from "../button-link/index.ts";
import { StatusScreen } from "./status-screen.tsx";

const facts = [
  { label: "Amount", value: "₹851" },
  { label: "Method", value: "UPI" },
  { label: "Order", value: "AR-26-000123" },
];

const meta = {
  component: StatusScreen,
  args: {
    status: "success",
    heading: "Your payment has arrived",
    children: <p>One thing is left: the names that the priest shall speak.</p>,
    facts,
    actions: (
      <>
        <ButtonLink href="#sankalp">Add names</ButtonLink>
        <ButtonLink href="#order" variant="line">
          See the order
        </ButtonLink>
      </>
    ),
  },
  parameters: {
    docs: usage({
      when: "For a status the visitor waits for, above all that of a payment.",
      not: "For what can be tried again at once (`ErrorState`).",
      keys: BUTTON_KEYS,
    }),
    hi: {
      heading: "आपका भुगतान मिल गया है",
      children: <p>एक बात शेष है: वे नाम जो पुरोहित संकल्प में बोलेंगे।</p>,
      facts: [
        { label: "राशि", value: "₹851" },
        { label: "साधन", value: "UPI" },
        { label: "ऑर्डर", value: "AR-26-000123" },
      ],
      actions: (
        <>
          <ButtonLink href="#sankalp">नाम दें</ButtonLink>
          <ButtonLink href="#order" variant="line">
            ऑर्डर देखें
          </ButtonLink>
        </>
      ),
    },
  },
} satisfies Meta<typeof StatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Checking: Story = {
  args: {
    status: "checking",
    heading: "Checking with the bank",
    children: <p>This takes a few seconds.</p>,
    facts: [],
    actions: undefined,
  },
};
export const Pending: Story = {
  args: {
    status: "pending",
    heading: "The bank has not answered yet",
    children: <p>Do not pay again. We will message you; you may close this page.</p>,
    facts: [...facts, { label: "Bank reference", value: "412345678901" }],
    actions: undefined,
  },
};
export const Failed: Story = {
  args: {
    status: "failed",
    heading: "The bank declined the payment",
    children: <p>If money left your account, it comes back within 3 to 5 days.</p>,
    actions: (
      <>
        <ButtonLink href="#retry">Try again</ButtonLink>
        <ButtonLink href="#other" variant="line">
          Pay in another way
        </ButtonLink>
      </>
    ),
  },
};
export const Expired: Story = {
  args: {
    status: "expired",
    heading: "The time to pay is over",
    children: <p>You have not been charged.</p>,
    facts: [],
    actions: <ButtonLink href="#again">Book again</ButtonLink>,
  },
};
export const Refunded: Story = {
  args: {
    status: "refunded",
    heading: "Your money is on its way back",
    children: <p>It should be in your account by 26 November.</p>,
    actions: undefined,
  },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    status: "pending",
    heading: "बैंक से अभी उत्तर नहीं आया है, कृपया दोबारा भुगतान न करें",
    children: <p>उत्तर आते ही हम आपको मैसेज भेजेंगे। आप यह पेज बन्द कर सकते हैं, आपकी बुकिंग सुरक्षित है।</p>,
    facts: [{ label: "बैंक की सन्दर्भ संख्या", value: "412345678901-AXIS-UPI-2026112011304567" }],
  },
};
