import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { productPageText } from "../src/lines/product/page-text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows, showsAnswer } from "./page.tsx";

const meta = { ...page, title: "Pages/Product", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Full: Story = {
  ...at(addresses.product, { themed: true }),
  play: showsAnswer((language) => answer("product", language).results.title),
};

export const SoldOut: Story = {
  ...at(addresses.product, {
    handlers: [
      http.get(
        paths.product,
        say("product", (product) => ({ ...product, stock: 0 })),
      ),
    ],
  }),
  play: shows(productPageText, ({ soldOut }) => soldOut.heading),
};

export const Coming: Story = {
  ...at(addresses.product, { from: "/auth", handlers: [http.get(paths.product, wait)] }),
  play: isComing,
};

export const Gone: Story = {
  ...at(addresses.product, { handlers: [http.get(paths.product, refuse(404, "product.not_found"))] }),
  play: shows(shellText, ({ gone }) => gone.heading),
};

export const Failed: Story = {
  ...at(addresses.product, { handlers: [http.get(paths.product, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};

export const Offline: Story = {
  ...at(addresses.product, { offline: true, handlers: [http.get(paths.product, lose)] }),
  play: shows(shellText, ({ unreachable }) => unreachable.heading),
};
