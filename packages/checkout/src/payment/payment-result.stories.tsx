import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { paymentIn } from "../../test/payment-fixture.ts";
import { paymentMessages as english } from "../messages-en/index.ts";
import { paymentMessages as hindi } from "../messages-hi/index.ts";
import { paymentFacts } from "./payment-facts.ts";
import { PaymentResult } from "./payment-result.tsx";

const paid = paymentIn("success");

const meta: Meta<typeof PaymentResult> = {
  title: "Checkout/PaymentResult",
  component: PaymentResult,
  args: {
    ...{ payment: paid, isPolling: false, messages: english, onRefetch() {} },
    facts: paymentFacts(paid, { messages: english, when: "Friday, 20 November, 6 am" }),
    success: {
      text: "Next, add names for the sankalp.",
      actions: <ButtonLink href="#names">Add names</ButtonLink>,
    },
    renderPay: (label) => <Button>{label}</Button>,
    renderList: (_, label) => <ButtonLink href="#list">{label}</ButtonLink>,
  },
  // Its parts have pictures of their own in ui.
  parameters: { baseline: false },
};
export default meta;
type Story = StoryObj<typeof PaymentResult>;

export const Paid: Story = {};

export const Failed: Story = { args: { payment: paymentIn("failed") } };

export const Unpaid: Story = { args: { payment: paymentIn("created") } };

export const Pending: Story = { args: { payment: paymentIn("pending"), isPolling: true } };

export const Expired: Story = { args: { payment: paymentIn("expired") } };

export const PaidInHindi: Story = {
  args: {
    messages: hindi,
    facts: paymentFacts(paid, { messages: hindi, when: "शुक्रवार, 20 नवंबर, सुबह 6 बजे" }),
    success: {
      text: "अब संकल्प के नाम दें।",
      actions: <ButtonLink href="#names">नाम दें</ButtonLink>,
    },
  },
};
