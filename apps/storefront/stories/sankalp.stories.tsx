import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Sankalp form", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const heading = "Sankalp: names for the ritual";

export const Empty: Story = {
  ...at(addresses.sankalp),
  play: async (context) => {
    await shows(heading)(context);
    await context.canvas.findByRole("textbox", { name: "Name" });
  },
};

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
    await userEvent.click(await canvas.findByRole("button", { name: "See how it will be read" }));
    await shows("This is what the priest will read")(context);
  },
};

export const Unpaid: Story = {
  ...at(addresses.sankalp, { handlers: [http.get(paths.order, say("order-unpaid"))] }),
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "Name" });
  },
};

export const Loading: Story = {
  ...at(addresses.sankalp, { handlers: [http.get(paths.order, wait)] }),
  play: shows(heading),
};

export const NotYours: Story = {
  ...at(addresses.sankalp, { handlers: [http.get(paths.order, refuse(404, "order_not_found"))] }),
  play: shows("We cannot show this order here"),
};

export const Failed: Story = {
  ...at(addresses.sankalp, { handlers: [http.get(paths.order, refuse(500, "internal"))] }),
  play: shows("The order could not be fetched"),
};

export const Offline: Story = {
  ...at(addresses.sankalp, { offline: true, handlers: [http.get(paths.order, lose)] }),
  play: shows("The order could not be fetched"),
};
