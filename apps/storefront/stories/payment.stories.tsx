import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { confirmationText } from "../src/features/checkout/payment-confirmation/text.ts";
import { addresses } from "./addresses.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";
import { ofPayment, statesOfPersonal } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Payment status", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const states = statesOfPersonal(addresses.payment, {
  ...ofPayment,
  looks: ["loading", "gone", "error", "offline"],
});
export const Asking: Story = states.loading;
export const NotYours: Story = states.gone;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;

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
  ...at(addresses.returned, { hindi: true }),
  play: shows(confirmationText, ({ success }) => success.heading.pooja),
};
const returned = statesOfPersonal(addresses.returned, ofPayment);
export const ReturnedAsking: Story = returned.loading;
export const ReturnedNotYours: Story = returned.gone;
export const ReturnedFailed: Story = returned.error;
export const ReturnedOffline: Story = returned.offline;

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
