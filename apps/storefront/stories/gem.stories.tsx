import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { gemPageText } from "../src/lines/gemstone/page-text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows, showsAnswer } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

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

const states = statesOfLoaded(addresses.gem, paths.gem, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Gone: Story = states.gone;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
