import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { ordersText } from "../src/features/orders/order/text.ts";
import { sankalpText } from "../src/features/orders/sankalp-form/text.ts";
import { submittedText } from "../src/features/orders/sankalp-submitted/text.ts";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Sankalp form", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Empty: Story = {
  ...at(addresses.sankalp, { themed: true }),
  play: async (context) => {
    await shows(sankalpText, ({ title }) => title)(context);
    const { name } = await wordsOf(sankalpText, context);
    await context.canvas.findByRole("textbox", { name });
  },
};

/** The same form at the address of a VIP puja. */
export const EmptyOfVip: Story = { ...Empty, ...at(addresses.sankalpVip, { hindi: true }) };

/** Handed in already, and still to be changed. */
export const Filled: Story = {
  ...at(addresses.sankalp, { handlers: [http.get(paths.order, say("order-submitted"))] }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue("Asha Sharma");
  },
};

export const Looked: Story = {
  ...at(addresses.sankalp, { handlers: [http.get(paths.order, say("order-submitted"))] }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { preview } = await wordsOf(sankalpText, context);
    await userEvent.click(await canvas.findByRole("button", { name: preview }));
    await shows(sankalpText, ({ previewHeading }) => previewHeading)(context);
  },
};

export const Unpaid: Story = {
  ...at(addresses.sankalp, { handlers: [http.get(paths.order, say("order-unpaid"))] }),
  play: async (context) => {
    const { name } = await wordsOf(sankalpText, context);
    await context.canvas.findByRole("textbox", { name });
  },
};

export const Loading: Story = {
  ...at(addresses.sankalp, { state: "loading", handlers: [http.get(paths.order, wait)] }),
  play: shows(sankalpText, ({ title }) => title),
};

export const NotYours: Story = {
  ...at(addresses.sankalp, {
    state: "gone",
    handlers: [http.get(paths.order, refuse(404, "order_not_found"))],
  }),
  play: shows(ordersText, ({ missing }) => missing.notYours),
};

export const Failed: Story = {
  ...at(addresses.sankalp, { state: "error", handlers: [http.get(paths.order, refuse(500, "internal"))] }),
  play: shows(ordersText, ({ missing }) => missing.failed),
};

export const Offline: Story = {
  ...at(addresses.sankalp, { state: "offline", handlers: [http.get(paths.order, lose)] }),
  play: shows(ordersText, ({ missing }) => missing.failed),
};

/** The page after the form was submitted. */
export const HandedIn: Story = {
  ...at(addresses.submitted, { themed: true, handlers: [http.get(paths.order, say("order-submitted"))] }),
  play: shows(submittedText, ({ heading }) => heading.submitted(1)),
};
