import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Payment status", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Asking: Story = {
  ...at(addresses.payment, { handlers: [http.get(paths.payment, wait)] }),
  play: shows("Asking the bank"),
};

export const Pending: Story = {
  ...at(addresses.payment, { handlers: [http.get(paths.payment, say("payment-pending"))] }),
  play: shows("Your payment is on its way"),
};

export const Paid: Story = { ...at(addresses.payment), play: shows("Paid. Your puja is booked.") };

export const Declined: Story = {
  ...at(addresses.payment, { handlers: [http.get(paths.payment, say("payment-declined"))] }),
  play: shows("The payment did not go through"),
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
  play: shows("The time to pay has run out"),
};

export const NotYours: Story = {
  ...at(addresses.payment, { handlers: [http.get(paths.payment, refuse(404, "order_not_found"))] }),
  play: shows("We cannot show this order here"),
};

export const Failed: Story = {
  ...at(addresses.payment, { handlers: [http.get(paths.payment, refuse(500, "internal"))] }),
  play: shows("We could not ask the bank just now"),
};

export const Offline: Story = {
  ...at(addresses.payment, { offline: true, handlers: [http.get(paths.payment, lose)] }),
  play: shows("We could not ask the bank just now"),
};
