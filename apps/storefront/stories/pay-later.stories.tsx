import type { Meta, StoryObj } from "@storybook/react-vite";
import { payLaterText } from "../src/features/checkout/pay-later-page/text.ts";
import { addresses } from "./addresses.ts";
import { at, page, shows, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Pay later", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Offered: Story = {
  ...at(addresses.payLater),
  play: shows(payLaterText, ({ offer }) => offer.heading),
};

/** Its expiry is shown in a separate flow. */
export const Reserved: Story = {
  ...at(addresses.payLater, { themed: true }),
  play: async (context) => {
    const { offer } = await wordsOf(payLaterText, context);
    await context.userEvent.click(await context.canvas.findByRole("button", { name: offer.hold }));
    await shows(payLaterText, ({ reserved }) => reserved.heading)(context);
  },
};
