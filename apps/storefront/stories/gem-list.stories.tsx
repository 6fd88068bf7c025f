import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { gemListText } from "../src/lines/gemstone/list-text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Gemstone list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/gemstones", { themed: true }),
  play: shows(gemListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/gemstones?q=zzzz", { handlers: [http.get(paths.gems, say("gem-listing-empty"))] }),
  play: shows(gemListText, ({ none }) => none),
};

export const Coming: Story = {
  ...at("/gemstones", { from: "/auth", handlers: [http.get(paths.gems, wait)] }),
  play: isComing,
};

export const Failed: Story = {
  ...at("/gemstones", { handlers: [http.get(paths.gems, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};

export const Offline: Story = {
  ...at("/gemstones", { offline: true, handlers: [http.get(paths.gems, lose)] }),
  play: shows(shellText, ({ unreachable }) => unreachable.heading),
};
