import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Puja list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = { ...at("/online-puja"), play: shows("Coming pujas") };

export const One: Story = {
  ...at("/online-puja", {
    handlers: [
      http.get(
        paths.listing,
        say("listing", (listing) => ({ ...listing, pujas: listing.pujas.slice(0, 1) })),
      ),
    ],
  }),
  play: shows("Coming pujas"),
};

export const NoneFound: Story = {
  ...at("/online-puja?q=zzzz", { handlers: [http.get(paths.listing, say("listing-empty"))] }),
  play: shows("No puja fits all of this"),
};

export const Coming: Story = {
  ...at("/online-puja", { from: "/auth", handlers: [http.get(paths.listing, wait)] }),
  play: isComing,
};

export const Failed: Story = {
  ...at("/online-puja", { handlers: [http.get(paths.listing, refuse(500, "internal"))] }),
  play: shows("Oops! Something went wrong."),
};

export const Offline: Story = {
  ...at("/online-puja", { offline: true, handlers: [http.get(paths.listing, lose)] }),
  play: shows("No connection"),
};
