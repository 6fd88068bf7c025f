import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { pujaListText } from "../src/lines/puja/list-text.ts";
import { vipText } from "../src/lines/puja/vip-text.ts";
import { addresses } from "./addresses.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/VIP pujas", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const List: Story = {
  ...at("/vip-pujas", { themed: true }),
  play: shows(pujaListText, ({ title }) => title({ vip: "true" })),
};

/** The recorded puja with VIP packages. */
const vip = say("pooja", (puja) => ({
  ...puja,
  is_vip: true,
  packages: puja.packages.map((each) => ({ ...each, is_vip: true, live_call: true })),
}));

export const Detail: Story = {
  ...at(addresses.vip, { themed: true, handlers: [http.get(paths.pooja, vip)] }),
  play: shows(vipText, ({ heading }) => heading),
};
