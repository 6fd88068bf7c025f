import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { sampleOrderText } from "../src/features/orders/sample-order/text.ts";
import { addresses } from "./addresses.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Sample order", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** From the booking to the prasad, open to everybody. */
export const Finished: Story = {
  ...at(addresses.sampleOrder, { themed: true }),
  play: shows(sampleOrderText, ({ prasad }) => prasad),
};

/** No date of the same puja is on sale. */
export const NotOnSale: Story = {
  ...at(addresses.sampleOrder, {
    handlers: [
      http.get(
        paths.sampleOrder,
        say("sample-order", (sample) => ({ ...sample, next_pooja_id: null })),
      ),
    ],
  }),
  play: shows(sampleOrderText, ({ prasad }) => prasad),
};

/** The shop has none. */
const states = statesOfLoaded(addresses.sampleOrder, paths.sampleOrder, { looks: ["loading"] });
export const Gone: Story = states.gone;
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
