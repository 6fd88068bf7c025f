import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { pujaListText } from "../src/lines/puja/list-text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Puja list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/online-puja", { themed: true }),
  play: shows(pujaListText, ({ title }) => title({})),
};

export const One: Story = {
  ...at("/online-puja", {
    handlers: [
      http.get(
        paths.listing,
        say("listing", (listing) => ({ ...listing, pujas: listing.pujas.slice(0, 1) }), { total: 1 }),
      ),
    ],
  }),
  play: shows(pujaListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/online-puja?q=zzzz", { handlers: [http.get(paths.listing, say("listing-empty"))] }),
  play: shows(pujaListText, ({ none }) => none),
};

export const Coming: Story = {
  ...at("/online-puja", { from: "/auth", handlers: [http.get(paths.listing, wait)] }),
  play: isComing,
};

export const Failed: Story = {
  ...at("/online-puja", { handlers: [http.get(paths.listing, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};

export const Offline: Story = {
  ...at("/online-puja", { offline: true, handlers: [http.get(paths.listing, lose)] }),
  play: shows(shellText, ({ unreachable }) => unreachable.heading),
};
