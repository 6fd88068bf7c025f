import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { confirmationText } from "../src/features/checkout/payment-confirmation/text.ts";
import { noOrderText } from "../src/features/orders/no-order/text.ts";
import { ordersText } from "../src/features/orders/order/text.ts";
import { chadhaavaSuccessText } from "../src/lines/chadhaava/success-text.ts";
import { addresses } from "./addresses.ts";
import { paths, refuse, say, wait } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";
import { ofPayment, statesOfPersonal } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Chadhava order", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const order = (change?: Parameters<typeof say<"chadhaava-order">>[1]) => ({
  handlers: [http.get(paths.order, say("chadhaava-order", change))],
});

/** Paid; the names are given. */
export const Booked: Story = {
  ...at(addresses.chadhaavaSuccess, { themed: true, ...order() }),
  play: shows(chadhaavaSuccessText, ({ booked }) => booked),
};

export const NamesMissing: Story = {
  ...at(
    addresses.chadhaavaSuccess,
    order((booked) => ({ ...booked, sankalp: null })),
  ),
  play: shows(chadhaavaSuccessText, ({ names }) => names),
};

/** The recording and a picture are there. */
export const Recorded: Story = {
  ...at(
    addresses.chadhaavaSuccess,
    order((booked) => ({
      ...booked,
      order: { ...booked.order, state: "proof_ready" },
      proofs: [
        {
          kind: "video",
          url: "https://vimeo.com/76979871",
          start_seconds: 754,
          at: booked.order.created_at,
        },
        {
          kind: "photo",
          url: "https://video.example/picture",
          start_seconds: 0,
          at: booked.order.created_at,
        },
      ],
    })),
  ),
  play: shows(chadhaavaSuccessText, ({ offered }) => offered),
};

export const Unpaid: Story = {
  ...at(
    addresses.chadhaavaSuccess,
    order((booked) => ({ ...booked, order: { ...booked.order, state: "created", payment: null } })),
  ),
  play: shows(chadhaavaSuccessText, ({ unpaid }) => unpaid),
};

export const Loading: Story = {
  ...at(addresses.chadhaavaSuccess, { state: "loading", handlers: [http.get(paths.order, wait)] }),
  play: shows(chadhaavaSuccessText, ({ title }) => title),
};

export const NotYours: Story = {
  ...at(addresses.chadhaavaSuccess, {
    state: "gone",
    handlers: [http.get(paths.order, refuse(404, "order_not_found"))],
  }),
  play: shows(ordersText, ({ missing }) => missing.notYours),
};

/** The confirmation of its payment. */
export const Confirmation: Story = {
  ...at(addresses.chadhaavaConfirmation, {
    hindi: true,
    handlers: [http.get(paths.payment, say("chadhaava-payment"))],
  }),
  play: shows(confirmationText, ({ success }) => success.heading.chadhaava),
};
const confirmation = statesOfPersonal(addresses.chadhaavaConfirmation, ofPayment);
export const ConfirmationAsking: Story = confirmation.loading;
export const ConfirmationNotYours: Story = confirmation.gone;
export const ConfirmationFailed: Story = confirmation.error;
export const ConfirmationOffline: Story = confirmation.offline;

export const ConfirmationWithoutOrder: Story = {
  ...at("/chadhaava/payment-confirmation"),
  play: shows(noOrderText, ({ heading }) => heading),
};
