import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { confirmationText } from "../src/features/checkout/payment-confirmation/text.ts";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Payment status", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Asking: Story = {
  ...at(addresses.payment, { handlers: [http.get(paths.payment, wait)] }),
  play: shows(confirmationText, ({ checking }) => checking.heading),
};

export const Pending: Story = {
  ...at(addresses.payment, { handlers: [http.get(paths.payment, say("payment-pending"))] }),
  play: shows(confirmationText, ({ pending }) => pending.heading),
};

export const Paid: Story = {
  ...at(addresses.payment, { themed: true }),
  play: shows(confirmationText, ({ success }) => success.heading.pooja),
};

/** At the address to which gateways return. */
export const Returned: Story = {
  ...at(addresses.returned),
  play: shows(confirmationText, ({ success }) => success.heading.pooja),
};

export const Declined: Story = {
  ...at(addresses.payment, { handlers: [http.get(paths.payment, say("payment-declined"))] }),
  play: shows(confirmationText, ({ failed }) => failed.heading),
};

const expired = { state: "expired", message_key: "expired", next_poll_ms: null } as const;
export const Expired: Story = {
  ...at(addresses.payment, {
    handlers: [
      http.get(
        paths.payment,
        say("payment-pending", (payment) => ({ ...payment, ...expired })),
      ),
    ],
  }),
  play: shows(confirmationText, ({ expired }) => expired.heading),
};

export const NotYours: Story = {
  ...at(addresses.payment, { handlers: [http.get(paths.payment, refuse(404, "order_not_found"))] }),
  play: shows(confirmationText, ({ gone }) => gone.heading),
};

export const Failed: Story = {
  ...at(addresses.payment, { handlers: [http.get(paths.payment, refuse(500, "internal"))] }),
  play: shows(confirmationText, ({ failedToAsk }) => failedToAsk.heading),
};

export const Offline: Story = {
  ...at(addresses.payment, { offline: true, handlers: [http.get(paths.payment, lose)] }),
  play: shows(confirmationText, ({ failedToAsk }) => failedToAsk.heading),
};
