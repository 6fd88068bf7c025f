import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { astrologerListText } from "../src/lines/astrologer/list-text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Astrologer list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/astro-guru/find", { themed: true }),
  play: shows(astrologerListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/astro-guru/find?q=zzzz", { handlers: [http.get(paths.astrologers, say("astrologers-empty"))] }),
  play: shows(astrologerListText, ({ none }) => none),
};

export const Coming: Story = {
  ...at("/astro-guru/find", { from: "/auth", handlers: [http.get(paths.astrologers, wait)] }),
  play: isComing,
};

export const Failed: Story = {
  ...at("/astro-guru/find", { handlers: [http.get(paths.astrologers, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};
