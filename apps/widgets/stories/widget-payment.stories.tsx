import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import * as v from "valibot";
import { paymentText } from "../src/payment/text.ts";
import { addresses } from "./addresses.ts";
import { at, calls, says, shows, widget } from "./frame.tsx";
import { partOf, say } from "./recorded.ts";
import { statesOf } from "./widget-states.ts";

/** The payment of an order that was made in a partner's frame, and its result. */
const meta = { ...widget, title: "Widgets/Payment", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const answered = (name: string) => ({ handlers: [http.get(calls.payment, say(name))] });
const pays = shows((language) => paymentText[language].heading);
const { order } = partOf("payment-success", v.object({ order: v.object({ number: v.string() }) }));
const states = (address: string, isModel = false) =>
  statesOf(address, {
    ...{ call: calls.payment, isModel },
    loading: (language) => paymentText[language].checking.heading,
    gone: (language) => paymentText[language].elsewhere.heading,
  });

export const Payment: Story = {
  ...at(addresses.payment, {
    hindi: true,
    handlers: [http.get(calls.payment, say("payment-pending", { state: "created" }))],
  }),
  play: pays,
};
export const PaymentDeclined: Story = { ...at(addresses.payment, answered("payment-declined")), play: pays };
const payment = states(addresses.payment, true);
export const PaymentLoading: Story = payment.loading;
export const PaymentElsewhere: Story = payment.gone;
export const PaymentFailed: Story = payment.error;
export const PaymentOffline: Story = payment.offline;

const namesOrder = says(() => order.number);

export const Paid: Story = { ...at(addresses.confirmation, { hindi: true }), play: namesOrder };
export const Waiting: Story = {
  ...at(addresses.confirmation, answered("payment-pending")),
  play: namesOrder,
};
export const Declined: Story = {
  ...at(addresses.confirmation, answered("payment-declined")),
  play: namesOrder,
};
const confirmation = states(addresses.confirmation);
export const ResultLoading: Story = confirmation.loading;
export const ResultElsewhere: Story = confirmation.gone;
export const ResultFailed: Story = confirmation.error;
export const ResultOffline: Story = confirmation.offline;
