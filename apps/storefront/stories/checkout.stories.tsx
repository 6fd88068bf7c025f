import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Checkout", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const AddOns: Story = {
  ...at(addresses.checkout("addons")),
  play: shows("Add an offering, if you wish"),
};

export const NoAddOns: Story = {
  ...at(addresses.checkout("addons"), {
    handlers: [
      http.get(
        paths.pooja,
        say("pooja", (puja) => ({ ...puja, addons: [] })),
      ),
    ],
  }),
  play: shows("Add an offering, if you wish"),
};

export const Contact: Story = { ...at(addresses.checkout("contact")), play: shows("Who is booking?") };

/** The last step, which only a filled one before it opens. */
export const Pay: Story = {
  ...at(addresses.checkout("contact")),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole("textbox", { name: "Mobile number" }), "9876543210");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await shows("Look it over and pay")(context);
  },
};

export const Coming: Story = {
  ...at(addresses.checkout("addons"), { from: "/auth", handlers: [http.get(paths.pooja, wait)] }),
  play: isComing,
};

/** The server cannot price it just now; what was filled in stays. */
export const PriceFailed: Story = {
  ...at(addresses.checkout("addons"), { handlers: [http.post(paths.quote, refuse(500, "internal"))] }),
  play: shows("Add an offering, if you wish"),
};

export const Closed: Story = {
  ...at(addresses.checkout("addons"), {
    handlers: [
      http.get(
        paths.pooja,
        say("pooja", (puja) => ({ ...puja, status: "closed" })),
      ),
    ],
  }),
  play: shows(/closed/),
};

export const Offline: Story = {
  ...at(addresses.checkout("addons"), { offline: true, handlers: [http.get(paths.pooja, lose)] }),
  play: shows("No connection"),
};
