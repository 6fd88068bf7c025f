import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { gemPageText } from "../src/lines/gemstone/page-text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows, showsAnswer } from "./page.tsx";

const meta = { ...page, title: "Pages/Gemstone", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Full: Story = {
  ...at(addresses.gem, { themed: true }),
  play: showsAnswer((language) => answer("gem", language).results.title),
};

export const Sold: Story = {
  ...at(addresses.gem, {
    handlers: [
      http.get(
        paths.gem,
        say("gem", (gem) => ({ ...gem, stock: 0 })),
      ),
    ],
  }),
  play: shows(gemPageText, ({ sold }) => sold.heading),
};

export const Coming: Story = {
  ...at(addresses.gem, { from: "/auth", handlers: [http.get(paths.gem, wait)] }),
  play: isComing,
};

export const Gone: Story = {
  ...at(addresses.gem, { handlers: [http.get(paths.gem, refuse(404, "gem.not_found"))] }),
  play: shows(shellText, ({ gone }) => gone.heading),
};

export const Failed: Story = {
  ...at(addresses.gem, { handlers: [http.get(paths.gem, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};

export const Offline: Story = {
  ...at(addresses.gem, { offline: true, handlers: [http.get(paths.gem, lose)] }),
  play: shows(shellText, ({ unreachable }) => unreachable.heading),
};
