import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect } from "storybook/test";
import { notifyText } from "../src/features/catalogue/notify/text.ts";
import { astrologerListText } from "../src/lines/astrologer/list-text.ts";
import { astrologerText } from "../src/lines/astrologer/text.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Astrologer list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/astro-guru/find", { themed: true }),
  play: shows(astrologerListText, ({ title }) => title({})),
};

/** The first astrologer has no time: the visitor leaves a number on the card. */
export const NotifyOfTime: Story = {
  ...at("/astro-guru/find", {
    handlers: [
      http.get(
        paths.astrologers,
        say("astrologers", ({ astrologers: [first, ...others], ...listing }) => ({
          ...listing,
          astrologers: [...(first ? [{ ...first, next_slot_at: null }] : []), ...others],
        })),
      ),
    ],
  }),
  play: async (context) => {
    const { notify } = await wordsOf(astrologerText, context);
    const { time } = await wordsOf(notifyText, context);
    await context.userEvent.click(await context.canvas.findByRole("button", { name: notify.open }));
    await expect(await context.canvas.findByRole("form", { name: time.heading })).toBeVisible();
  },
};

export const NoneFound: Story = {
  ...at("/astro-guru/find?language=none", {
    state: "empty",
    handlers: [http.get(paths.astrologers, say("astrologers-empty"))],
  }),
  play: shows(astrologerListText, ({ none }) => none),
};

const states = statesOfLoaded("/astro-guru/find", paths.astrologers, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
