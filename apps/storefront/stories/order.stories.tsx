import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { ordersText } from "../src/features/orders/order/text.ts";
import { orderText } from "../src/features/orders/order-page/text.ts";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Order", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** Paid; the names are due. */
export const NamesDue: Story = {
  ...at(addresses.order, { themed: true }),
  play: shows(orderText, ({ progress }) => progress),
};

export const NamesReceived: Story = {
  ...at(addresses.order, { handlers: [http.get(paths.order, say("order-submitted"))] }),
  play: shows(orderText, ({ sankalp }) => sankalp),
};

export const Unpaid: Story = {
  ...at(addresses.order, { handlers: [http.get(paths.order, say("order-unpaid"))] }),
  play: shows(orderText, ({ progress }) => progress),
};

export const Loading: Story = {
  ...at(addresses.order, { handlers: [http.get(paths.order, wait)] }),
  play: shows(orderText, ({ title }) => title),
};

export const NotYours: Story = {
  ...at(addresses.order, { handlers: [http.get(paths.order, refuse(404, "order_not_found"))] }),
  play: shows(ordersText, ({ missing }) => missing.notYours),
};

export const Failed: Story = {
  ...at(addresses.order, { handlers: [http.get(paths.order, refuse(500, "internal"))] }),
  play: shows(ordersText, ({ missing }) => missing.failed),
};

export const Offline: Story = {
  ...at(addresses.order, { offline: true, handlers: [http.get(paths.order, lose)] }),
  play: shows(ordersText, ({ missing }) => missing.failed),
};
