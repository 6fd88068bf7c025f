import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { goodsText } from "../src/lines/goods-text.ts";
import { productPageText } from "../src/lines/product/page-text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, say } from "./handlers.ts";
import { at, page, says, shows, showsAnswer } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

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

/** Staff have recorded when the pieces were energised, with a video of it. */
export const EnergisingFilmed: Story = {
  ...at(addresses.product, {
    handlers: [
      http.get(
        paths.product,
        say("product", (product) => ({
          ...product,
          energisation: {
            ...product.energisation,
            on: "2026-11-24",
            video_url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
          },
        })),
      ),
    ],
  }),
  play: says(goodsText, ({ energisation }) => energisation.video),
};

const states = statesOfLoaded(addresses.product, paths.product, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Gone: Story = states.gone;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
