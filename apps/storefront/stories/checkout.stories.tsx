import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { phoneText } from "../src/features/account/phone/text.ts";
import { continueText } from "../src/features/checkout/steps/text.ts";
import { addresses } from "./addresses.ts";
import { paths, refuse, say } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Checkout", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const AddOns: Story = {
  ...at(addresses.checkout("addons")),
  play: shows(continueText, ({ addons }) => addons.heading),
};

export const NoAddOns: Story = {
  ...at(addresses.checkout("addons"), {
    state: "empty",
    handlers: [
      http.get(
        paths.pooja,
        say("pooja", (puja) => ({ ...puja, addons: [] })),
      ),
    ],
  }),
  play: shows(continueText, ({ addons }) => addons.heading),
};

export const Contact: Story = {
  ...at(addresses.checkout("contact")),
  play: shows(continueText, ({ contact }) => contact.heading),
};

/** The last step, which only a filled one before it opens. */
export const Pay: Story = {
  ...at(addresses.checkout("contact"), { themed: true }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { label } = await wordsOf(phoneText, context);
    const { next } = await wordsOf(continueText, context);
    await userEvent.type(await canvas.findByRole("textbox", { name: label }), "9876543210");
    await userEvent.click(canvas.getByRole("button", { name: next }));
    await shows(continueText, ({ pay }) => pay.heading)(context);
  },
};

const states = statesOfLoaded(addresses.checkout("addons"), paths.pooja, { looks: ["loading"] });
export const Coming: Story = states.loading;

/** The server cannot price it just now; what was filled in stays. */
export const PriceFailed: Story = {
  ...at(addresses.checkout("addons"), { handlers: [http.post(paths.quote, refuse(500, "internal"))] }),
  play: shows(continueText, ({ addons }) => addons.heading),
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
  play: shows(continueText, ({ closed }) => closed.heading),
};

export const Failed: Story = states.error;
export const Offline: Story = states.offline;
