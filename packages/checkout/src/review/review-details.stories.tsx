import { emptyAddress } from "@aradhana/core/checkout";
import { Link } from "@aradhana/ui/link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { reviewMessages as english } from "../messages-en/index.ts";
import { reviewMessages as hindi } from "../messages-hi/index.ts";
import { PaymentMethods } from "./payment-methods.tsx";
import { ReviewDetails } from "./review-details.tsx";

const meta: Meta<typeof ReviewDetails> = {
  title: "Checkout/ReviewDetails",
  component: ReviewDetails,
  args: {
    draft: {
      name: "Asha Sharma",
      devotees: [{ key: 0, name: "", gotra: "" }],
      phone: { dial_code: "91", number: "9876543210" },
      address: { ...emptyAddress("in"), line1: "12 Assi Ghat", city: "Varanasi", postcode: "221005" },
    },
    sendsPrasad: true,
    country: "India",
    messages: english,
    renderEdit: (label) => (
      <Link variant="text" href="#edit">
        {label}
      </Link>
    ),
  },
  render: (args) => (
    <>
      <ReviewDetails {...args} />
      <PaymentMethods currency="inr" messages={args.messages} />
    </>
  ),
  // It has no controls of its own.
  parameters: { baseline: false },
};
export default meta;
type Story = StoryObj<typeof ReviewDetails>;

export const Playground: Story = {};

export const Hindi: Story = { args: { messages: hindi, country: "भारत" } };
