import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { chadhaavaListText } from "../src/lines/chadhaava/list-text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Chadhava list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/chadhaava", { themed: true }),
  play: shows(chadhaavaListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/chadhaava?q=zzzz", { handlers: [http.get(paths.chadhaavas, say("chadhaava-listing-empty"))] }),
  play: shows(chadhaavaListText, ({ none }) => none),
};

export const Coming: Story = {
  ...at("/chadhaava", { from: "/auth", handlers: [http.get(paths.chadhaavas, wait)] }),
  play: isComing,
};

export const Failed: Story = {
  ...at("/chadhaava", { handlers: [http.get(paths.chadhaavas, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};

export const Offline: Story = {
  ...at("/chadhaava", { offline: true, handlers: [http.get(paths.chadhaavas, lose)] }),
  play: shows(shellText, ({ unreachable }) => unreachable.heading),
};
