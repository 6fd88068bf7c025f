import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { productListText } from "../src/lines/product/list-text.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Product list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/abhimantrit-products", { themed: true }),
  play: shows(productListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/abhimantrit-products?category=none", {
    state: "empty",
    handlers: [http.get(paths.products, say("product-listing-empty"))],
  }),
  play: shows(productListText, ({ none }) => none),
};

const states = statesOfLoaded("/abhimantrit-products", paths.products, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
