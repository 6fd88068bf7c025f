import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { sampleOrderText } from "../src/features/orders/sample-order/text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows } from "./page.tsx";

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
export const Gone: Story = {
  ...at(addresses.sampleOrder, { handlers: [http.get(paths.sampleOrder, refuse(404, "order_not_found"))] }),
  play: shows(shellText, ({ gone }) => gone.heading),
};

export const Coming: Story = {
  ...at(addresses.sampleOrder, { from: "/auth", handlers: [http.get(paths.sampleOrder, wait)] }),
  play: isComing,
};

export const Failed: Story = {
  ...at(addresses.sampleOrder, { handlers: [http.get(paths.sampleOrder, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};

export const Offline: Story = {
  ...at(addresses.sampleOrder, { offline: true, handlers: [http.get(paths.sampleOrder, lose)] }),
  play: shows(shellText, ({ unreachable }) => unreachable.heading),
};
