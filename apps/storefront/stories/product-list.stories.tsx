import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { productListText } from "../src/lines/product/list-text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Product list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/abhimantrit-products", { themed: true }),
  play: shows(productListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/abhimantrit-products?q=zzzz", {
    handlers: [http.get(paths.products, say("product-listing-empty"))],
  }),
  play: shows(productListText, ({ none }) => none),
};

export const Coming: Story = {
  ...at("/abhimantrit-products", { from: "/auth", handlers: [http.get(paths.products, wait)] }),
  play: isComing,
};

export const Failed: Story = {
  ...at("/abhimantrit-products", { handlers: [http.get(paths.products, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};

export const Offline: Story = {
  ...at("/abhimantrit-products", { offline: true, handlers: [http.get(paths.products, lose)] }),
  play: shows(shellText, ({ unreachable }) => unreachable.heading),
};
